import { type ChargeRecord, lawDayOf } from '@countwise/contract';
import { chargeDetails as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { leveled, nameOf } from '../work/charge-words.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { rowIn, useFetchCrime, useWorkNow } from './use-replace.ts';
import { versionOn } from './versions.ts';

type Days = Partial<Pick<ChargeRecord, 'Date' | 'DateRangeEnd'>>;

/**
 * Sets the days of a charge. Where another version of a crime, or of what is attached to it, was the law then, that
 * version takes its place, in one change with the days, and a toast says so.
 */
export function useSetDays() {
  const { rows, run, undo } = useWork();
  const workNow = useWorkNow();
  const fetchCrime = useFetchCrime();
  return async (row: ChargeRow, days: Days) => {
    const day = lawDayOf({ ...row.charge, ...days });
    const dated = isCrime(row) ? [row, ...rows.filter(({ under }) => under === row.charge.Id)] : [];
    const replaced = dated
      .map((each) => ({ was: each, id: versionOn(each.crime, day) }))
      .filter(({ was, id }) => id !== was.crime.Id);
    const versions = await Promise.all(
      replaced.map(async ({ was, id }) => ({ was, to: await fetchCrime(was.charge.CaseId, id) })),
    );
    const writes = versions.map(
      ({ was: { charge }, to }): Write => ({
        kind: 'charge',
        id: charge.Id,
        fields: { CrimeId: to.Id, ...(charge.Id === row.charge.Id && days) },
      }),
    );
    const own = versions.some(({ was }) => was.charge.Id === row.charge.Id);
    run(own ? writes : [{ kind: 'charge', id: row.charge.Id, fields: days }, ...writes], nameOf(row));
    if (versions.length === 0) return;
    const after = workNow();
    const told = versions.map(({ was, to }) =>
      text.otherVersion(leveled(was), leveled(rowIn(after, was, to)), longDate(day)),
    );
    sayDone(told.join(' '), undo);
  };
}
