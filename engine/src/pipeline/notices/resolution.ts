import { namedIn } from '../../case-file/by-sections.ts';
import type { CrimeVersion } from '../../crime/crime-version.ts';
import { punishableByLife } from '../../crime/triad.ts';
import { isInForce } from '../../law/dated.ts';
import { dayText } from '../../numbers/display.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import type { Attachment, Count, Prior, WorkingCase } from '../record/record.ts';
import { type Check, onCounts, said } from './check.ts';

const isAmbiguous = ({ filed }: Count | Attachment | Prior): boolean => filed.others.length > 0;

type Row = Count | Attachment | Prior;

/** The rows of a case that are so: each count before what is attached to it, then the priors. */
function rowsThat({ counts, priors }: WorkingCase, isSo: (row: Row) => boolean): readonly Row[] {
  const found: Row[] = [];
  for (const count of counts) {
    if (isSo(count)) found.push(count);
    for (const row of count.attachments) if (isSo(row)) found.push(row);
  }
  for (const prior of priors) if (isSo(prior)) found.push(prior);
  return found;
}

/** The crime as it is named, which is another than it is counted as where an attempt is one of the plain crime (J-181). */
const asFiled = ({ filed }: Row): CrimeVersion => ('graver' in filed && filed.graver) || filed.crime;

const ambiguous: Check = (record) =>
  said(rowsThat(record, isAmbiguous), (row) => {
    const { statute, name } = asFiled(row);
    return {
      code: 'CRIME_AMBIGUOUS',
      authority: statute,
      text: `Read as ${statute}, ${name}. It may also mean ${row.filed.others.join(', ')}.`,
    };
  });

/** A stored charge follows the row that took the place of a wrong one. */
const corrected: Check = (record) =>
  said(
    rowsThat(record, (row) => asFiled(row).corrected !== undefined),
    (row) => {
      const { statute, severity, corrected: reason } = asFiled(row);
      return {
        code: 'CRIME_ROW_CORRECTED',
        authority: statute,
        text: `The row of this charge was corrected: ${reason}. It is read as the ${severity} of ${statute}; choose the crime anew if another was meant.`,
      };
    },
  );

const attemptGiven: Check = ({ counts }) =>
  said(
    counts.filter(({ filed }) => filed.attemptGiven),
    ({ filed: { crime } }) => ({
      code: 'ATTEMPT_TERMS_GIVEN',
      authority: 'PC 664(a)',
      text: `The terms given for ${crime.statute} are read as those of the attempt, not of the completed crime. They are not halved.`,
    }),
  );

const isMurder = namedIn(['PC 187']);
const unpremeditated = ({ state, sections, punishment, others }: Count['filed']): boolean =>
  state === 'Attempt' && isMurder(sections) && !punishableByLife(punishment.triad) && others.length === 0;

/** The degree of a murder says nothing of its attempt: only the finding brings life. */
const attemptedMurder: Check = onCounts(({ filed }) => unpremeditated(filed), {
  code: 'ATTEMPT_NOT_PREMEDITATED',
  authority: 'PC 664(a)',
  text: 'Attempted murder without the finding that it was willful, deliberate and premeditated: 5, 7 or 9 years. Mark the fact “Willful, deliberate and premeditated” and it is life.',
});

const daysOf = ({ effective, end }: CrimeVersion): string =>
  [effective && `from ${dayText(effective)}`, end && `until ${dayText(end)}`].filter(Boolean).join(' ');

const isOfAnotherDay = ({ filed }: Pick<Row, 'filed'>, on: IsoDate): boolean => !isInForce(filed.crime, on);

function isAnyOfAnotherDay(filed: Count['filed'], attachments: Count['attachments']): boolean {
  for (const row of attachments) if (isOfAnotherDay(row, filed.lawDate)) return true;
  return !isInForce(filed.crime, filed.lawDate);
}

/** A row named by its id that was not the law on the day of the act; a statute is read on that day by itself. */
const notInForce: Check = ({ counts }) =>
  said(
    counts
      .filter(({ filed, attachments }) => filed.lighter === undefined && isAnyOfAnotherDay(filed, attachments))
      .flatMap(({ filed, attachments }) =>
        [{ filed }, ...attachments]
          .filter((row) => isOfAnotherDay(row, filed.lawDate))
          .map((row) => ({ filed: row.filed, on: filed.lawDate })),
      ),
    ({ filed: { crime }, on }) => ({
      code: 'CRIME_NOT_IN_FORCE',
      authority: 'PC 3',
      text: `${crime.statute} as it is read here was the law ${daysOf(crime)}, not on ${dayText(on)}. Correct the offense date, or replace the charge by the crime of that day.`,
    }),
  );

const misplaced =
  (rows: (record: WorkingCase) => readonly (Count | Attachment)[], what: string): Check =>
  (record) =>
    said(rows(record), ({ filed: { crime } }) => ({
      code: 'ROW_MISPLACED',
      authority: crime.statute,
      text: `${crime.statute} ${what}. It is summed where it stands.`,
    }));

/** Enhancements, allegations and priors among the counts. */
const noCrime = misplaced(
  ({ counts }) => counts.filter(({ filed }) => filed.crime.kind !== 'crime'),
  'is no crime of its own and is charged as a count',
);

/** Crimes among the enhancements of a count. */
const noEnhancement = misplaced(
  ({ counts }) => counts.flatMap(({ attachments }) => attachments.filter(({ filed }) => filed.crime.kind === 'crime')),
  'is a crime of its own and stands under a count as an enhancement',
);

/** Nothing is punished but by a statute, and this one is not known. */
const missing: Check = ({ faults }) =>
  faults.map(({ path, message }) => ({
    code: 'CRIME_NOT_FOUND',
    charges: [],
    authority: 'PC 6',
    text: `${path}: ${message} The row is left out.`,
  }));

/** How the statutes of the case were read in the catalogue. */
export const resolution: readonly Check[] = [
  ambiguous,
  corrected,
  notInForce,
  attemptGiven,
  attemptedMurder,
  noCrime,
  noEnhancement,
  missing,
];
