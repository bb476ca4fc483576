import { type ChargeRecord, lawDayOf } from '@countwise/contract';
import { chargeDetails as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { useFetchCrime } from './use-replace.ts';
import { versionOn } from './versions.ts';

type Days = Partial<Pick<ChargeRecord, 'Date' | 'DateRangeEnd'>>;

/**
 * Sets the days of a charge. Where another version of a crime, or of what is attached to it, was the law then, that
 * version takes its place, in one change with the days, and a toast says so.
 */
export function useSetDays() {
  const { rows, run, undo } = useWork();
  const fetchCrime = useFetchCrime();
  return async (row: ChargeRow, days: Days) => {
    const day = lawDayOf({ ...row.charge, ...days });
    const dated = isCrime(row) ? [row, ...rows.filter(({ under }) => under === row.charge.Id)] : [];
    const replaced = dated
      .map(({ charge, crime }) => ({ charge, crime, id: versionOn(crime, day) }))
      .filter(({ crime, id }) => id !== crime.Id);
    const versions = await Promise.all(
      replaced.map(async ({ charge, crime, id }) => ({ charge, crime, to: await fetchCrime(charge.CaseId, id) })),
    );
    const writes = versions.map(
      ({ charge, to }): Write => ({
        kind: 'charge',
        id: charge.Id,
        fields: { CrimeId: to.Id, ...(charge.Id === row.charge.Id && days) },
      }),
    );
    const own = versions.some(({ charge }) => charge.Id === row.charge.Id);
    run(own ? writes : [{ kind: 'charge', id: row.charge.Id, fields: days }, ...writes], nameOf(row));
    if (versions.length > 0)
      sayDone(versions.map(({ crime, to }) => text.otherVersion(crime, to, longDate(day))).join(' '), undo);
  };
}
