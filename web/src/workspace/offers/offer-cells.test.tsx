import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Serve } from './offer-cells.tsx';
import type { ShownPoint } from './shown.ts';

type Served = Pick<ShownPoint, 'serve' | 'release' | 'hearing'>;

const of = (kind: 'days' | 'life', days: number, date: string, hearing: Served['hearing']): Served => ({
  serve: { statute: { kind, days }, department: { kind, days } },
  release: { statute: date, department: date },
  hearing,
});
const elderly = { kind: 'elderly', date: '2046-08-01', authority: 'PC 3055(a)' } as const;

// a board may hear an elderly prisoner before the minimum eligible parole date of a life term: PC 3041(a)(4), 3055(a)
test.for([
  [of('life', 19174, '2079-06-03', elderly), '19,174 days to 06/03/2079, PC\u00a03046 elderly parole 08/01/2046'],
  [of('life', 8947, '2051-06-03', null), '8,947 days to 06/03/2051, PC\u00a03046'],
  [of('days', 4789, '2040-01-14', null), '4,789 days to 01/14/2040'],
] as const)('%j is served as %s', ([point, words]) => {
  render(
    <table>
      <tbody>
        <tr>
          <Serve point={point} side="statute" />
        </tr>
      </tbody>
    </table>,
  );
  expect([...screen.getByRole('cell').children].map(({ textContent }) => textContent).join(' ')).toBe(words);
});
