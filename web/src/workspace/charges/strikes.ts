import type { CaseRecord } from '@countwise/contract';
import type { ChargeRow } from '../case-work.ts';
import type { Write } from '../writes.ts';

/** The strike level of a charge by that of its case. */
export const levelOfCase = { 0: '0', 1: '1', 2: '2+', 3: '2+!' } as const;

/** The case's strike level, pushed to every charge that does not have it yet. */
export function strikeWrites(level: CaseRecord['NumberOfStrikes'], rows: readonly ChargeRow[]): readonly Write[] {
  const NumberOfStrikes = levelOfCase[level];
  return [
    { kind: 'case', fields: { NumberOfStrikes: level, HasSuperStrike: level === 3 } },
    ...rows
      .filter(({ charge }) => charge.NumberOfStrikes !== NumberOfStrikes)
      .map(({ charge }): Write => ({ kind: 'charge', id: charge.Id, fields: { NumberOfStrikes } })),
  ];
}
