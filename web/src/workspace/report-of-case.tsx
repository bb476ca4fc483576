import { toCaseFile, totalText } from '@countwise/contract';
import { useSearchParams } from 'react-router';
import { ReportWrongNumber } from '../shared/wrong-number/report-wrong-number.tsx';
import { withoutNames } from '../shared/wrong-number/without-names.ts';
import { today } from '../ui/dates.ts';
import { modeOf } from './modes.tsx';
import type { CaseWork } from './work/case-work.ts';
import { useWork } from './writes/work-context.tsx';

/** What our support is told of an open case: what it comes to, by which rules, and its facts without names. */
export function factsOfCase(work: CaseWork, withBirthdate: boolean) {
  const { record, rows, limitations, circumstances, sentence } = work;
  const crimes = new Map(rows.map(({ crime }) => [crime.Id, crime.crime]));
  const charges = rows.map(({ charge }) => charge);
  const file = toCaseFile({ record, charges, limitations, circumstances }, (id) => crimes.get(id));
  return {
    engine: sentence.engine,
    catalogue: record.LastAnswer?.catalogue ?? null,
    day: today(),
    total: totalText(sentence.summary),
    ...withoutNames(file, withBirthdate),
  };
}

/** The way to tell our support of a number of the open case, from whichever of its modes. */
export function ReportOfCase() {
  const work = useWork();
  const [query] = useSearchParams();
  return (
    <ReportWrongNumber
      screen={modeOf(query)?.label ?? ''}
      caseId={work.record.Id}
      hasBirthdate={work.record.DefendantBirthdate !== null}
      factsOf={(withBirthdate) => factsOfCase(work, withBirthdate)}
    />
  );
}
