import type { CaseRecord } from '@countwise/contract';
import { strikeLevels } from '@countwise/engine';
import type { ChargeRow } from '../work/case-work.ts';
import type { Write } from '../writes/writes.ts';

/** The case's strike level, pushed to every charge that does not have it yet. */
export function strikeWrites(level: CaseRecord['NumberOfStrikes'], rows: readonly ChargeRow[]): readonly Write[] {
  const NumberOfStrikes = strikeLevels[level];
  return [
    { kind: 'case', fields: { NumberOfStrikes: level, HasSuperStrike: level === 3 } },
    ...rows
      .filter(({ charge }) => charge.NumberOfStrikes !== NumberOfStrikes)
      .map(({ charge }): Write => ({ kind: 'charge', id: charge.Id, fields: { NumberOfStrikes } })),
  ];
}
