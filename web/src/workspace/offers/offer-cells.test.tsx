// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Given } from './offer-cells.tsx';

test('what is given up breaks between its parts, never in a length or beside its number', () => {
  const { container } = render(<Given words="2 strikes, 9y 11m 22d, 4 felonies, 5 changes" />);
  expect(container.textContent.split(' ')).toEqual([
    '2\u00a0strikes,',
    '9y\u00a011m\u00a022d,',
    '4\u00a0felonies,',
    '5',
    'changes',
  ]);
});
