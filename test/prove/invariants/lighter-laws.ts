import { addDays, type CaseFile, type IsoDate, type Sentence } from '@countwise/engine';
import type { CatalogueRow, CrimeCatalogue } from '@countwise/seed';
import { today } from '../compare.ts';
import { answerOf, firstOf, type Invariant } from './invariant.ts';

interface FormerRow {
  readonly id: string;
  readonly end: IsoDate;
  readonly act: IsoDate;
}

/** Crimes whose law has ended, each with a day on which it was law. */
const formerRows = ({ rows }: CrimeCatalogue): readonly FormerRow[] =>
  rows.flatMap(({ id, kind, effective, end }: CatalogueRow) => {
    if (kind !== 'crime' || end === null || end >= today) return [];
    const act = addDays(end, -1);
    return effective !== null && act < effective ? [] : [{ id, end, act }];
  });

const states = ['Completed', 'Attempt', 'Conspiracy'] as const;

const onDay = ({ id, act }: FormerRow, state: (typeof states)[number], sentencingDate: IsoDate): CaseFile => ({
  caseFile: 1,
  sentencingDate,
  charges: [{ id: 'a', count: 1, crime: { id }, date: act, state }],
});

const isFelony = ({ charges: [charge] }: Sentence): boolean => charge?.charged.severity === 'felony';

/** A longer term, a felony where none was, or more days of a misdemeanor that was one. */
const isGreater = (later: Sentence, before: Sentence): boolean =>
  later.summary.totalDeterminate > before.summary.totalDeterminate ||
  later.summary.totalIndeterminate > before.summary.totalIndeterminate ||
  later.summary.special !== before.summary.special ||
  (isFelony(later) && !isFelony(before)) ||
  (!isFelony(before) && later.summary.exposureDaysMisdemeanor > before.summary.exposureDaysMisdemeanor);

/** A law that lightens reaches back to acts of before; one that punishes more does not: *Estrada*, Pen. Code, § 3. */
const neverGraver: Invariant = {
  name: 'a former crime is punished no more on a later day than on the last day of its law (J-260)',
  broken: (random, catalogue) => {
    const row = random.anyOf(formerRows(catalogue));
    if (row === undefined) return null;
    const graver = states
      .map((state) => ({ state, last: onDay(row, state, row.end), now: onDay(row, state, today) }))
      .find(({ last, now }) => isGreater(answerOf(now, catalogue), answerOf(last, catalogue)));
    return firstOf([[graver !== undefined, `${graver?.state ?? ''} of ${row.id}`]], graver?.now);
  },
};

export const lighterLawInvariants: readonly Invariant[] = [neverGraver];
