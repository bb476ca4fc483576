import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CitedRate } from './cited-rate.tsx';

test.for([
  ['33', '15 CCR 3043.2', '33%, 15 CCR 3043.2'],
  ['15', 'PC 2933.1(a), (c)', '15%, PC 2933.1(a), (c)'],
  ['50', '', '50%'],
] as const)('a rate of %s under %s reads %s', ([rate, authority, words]) => {
  const { container } = render(<CitedRate rate={rate} authority={authority} />);
  expect(container.textContent).toBe(words);
});
