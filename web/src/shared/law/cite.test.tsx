import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { today } from '../../ui/dates.ts';
import { Cite } from './cite.tsx';
import { OffenseDay } from './offense-day.ts';

afterEach(cleanup);

test.for([
  ['2005-03-14', 'The text of today; the offense is of 03/14/2005'],
  [today(), ''],
  [null, ''],
] as const)('for an offense of %s a link says %j', ([day, title]) => {
  render(
    <OffenseDay value={day}>
      <Cite authority="PC 1170.1(a)" />
    </OffenseDay>,
  );
  expect(screen.getByRole('link', { name: 'PC 1170.1(a)' }).title).toBe(title);
});
