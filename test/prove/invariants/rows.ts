import { addDays, type CaseFile, type ChargeFile, type Sentence } from '@countwise/engine';
import type { CatalogueRow, CrimeCatalogue } from '@countwise/seed';
import { answerOf, firstOf, type Invariant, type Random } from './invariant.ts';

const slots = ['lower', 'middle', 'upper'] as const;
const lastDay = '2026-03-01';
/** Determinate terms, and the limits and strikes that these rules speak of, have their present forms since. */
const firstDay = '2015-01-01';

const dayOf = ({ effective, end }: CatalogueRow): string | null => {
  const day = end !== null && end < lastDay ? end : lastDay;
  return day < firstDay || (effective !== null && effective > day) ? null : day;
};

const rowsOfKind = (catalogue: CrimeCatalogue, kind: CatalogueRow['kind']): readonly CatalogueRow[] =>
  catalogue.rows.filter((row) => row.kind === kind && row.severity !== 'infraction' && dayOf(row) !== null);

const alone = (row: CatalogueRow, more: Partial<ChargeFile> = {}, strikes: CaseFile['strikes'] = '0'): CaseFile => ({
  caseFile: 1,
  sentencingDate: '2026-08-01',
  strikes,
  charges: [{ id: 'a', count: 1, crime: { id: row.id }, date: dayOf(row) ?? lastDay, ...more }],
});

const numbersOf = ({ charges, summary }: Sentence): readonly number[] => [
  summary.totalDeterminate,
  summary.totalIndeterminate,
  summary.exposureDaysMisdemeanor,
  ...charges.flatMap(({ determinateDays, indeterminateDays }) => [determinateDays, indeterminateDays]),
];

const authoritiesOf = ({ charges, steps, notices }: Sentence): readonly string[] => [
  ...charges.flatMap((charge) => [charge, ...charge.enhancements]).map(({ authority }) => authority),
  ...steps.map(({ authority }) => authority),
  ...notices.map(({ authority }) => authority),
];

const pickRow = (random: Random, catalogue: CrimeCatalogue, kind: CatalogueRow['kind']): CatalogueRow => {
  const rows = rowsOfKind(catalogue, kind);
  const row = rows[random.from(0, rows.length - 1)];
  if (row === undefined) throw new Error(`The catalogue has no ${kind}.`);
  return row;
};

const isPrison = (row: CatalogueRow): boolean => row.severity === 'felony' && (row.serious || row.violent);

const lengthOf = (row: { readonly determinateDays: number; readonly indeterminateDays: number } | undefined): number =>
  (row?.determinateDays ?? 0) + (row?.indeterminateDays ?? 0);

/** Days of the term chosen, of a life term its minimum; none of a term without one. */
function ownDays({ charges: [charge] }: Sentence, slot: (typeof slots)[number]): number {
  const own = charge?.own[slot] ?? charge?.own.upper;
  return own?.kind === 'life' || own?.kind === 'determinate' ? own.days : 0;
}

const whole: Invariant = {
  name: 'a row by itself has whole days, and an authority for all that is said',
  broken: (random, catalogue) => {
    const file = alone(pickRow(random, catalogue, 'crime'), {
      term: random.pick(slots),
      state: random.pick(['Completed', 'Attempt', 'Conspiracy']),
    });
    const answer = answerOf(file, catalogue);
    return firstOf(
      [
        [numbersOf(answer).some((number) => !Number.isInteger(number) || number < 0), 'a number is no whole day'],
        [authoritiesOf(answer).some((authority) => authority === ''), 'an authority is empty'],
      ],
      file,
    );
  },
};

const ofRows: Invariant = {
  name: 'a row by itself has its own term, which a strike doubles in a felony, and is served where the law says',
  broken: (random, catalogue) => {
    const row = pickRow(random, catalogue, 'crime');
    const term = random.pick(slots);
    const file = alone(row, { term });
    const answer = answerOf(file, catalogue);
    const second = lengthOf(answerOf(alone(row, { term }, '1'), catalogue).charges[0]);
    const [length, days] = [lengthOf(answer.charges[0]), ownDays(answer, term)];
    const isFelony = answer.charges[0]?.role !== 'misdemeanor';
    return firstOf(
      [
        [length !== days, `its length ${length} is not its term ${days}`],
        [second !== (isFelony ? 2 : 1) * days, `PC 667(e)(1): ${second} of ${days} with a strike`],
        [isFelony && isPrison(row) && answer.summary.place !== 'prison', 'PC 1170(h)(3): serious, and not in prison'],
      ],
      file,
    );
  },
};

/** Terms of an attempt: half, five to nine years for a life crime, the section's own, or that of one that punishes both. */
const ofAttempts: Invariant = {
  name: 'an attempt is never longer than the crime, and violent only as a life crime or murder',
  broken: (random, catalogue) => {
    const row = pickRow(random, catalogue, 'crime');
    const file = alone(row, { state: 'Attempt' });
    const attempt = answerOf(file, catalogue).charges[0];
    const completed = answerOf(alone(row), catalogue).charges[0];
    if (attempt === undefined || completed === undefined) return null;
    const isLife = completed.indeterminateDays > 0 || completed.special !== null;
    const isLonger = attempt.determinateDays > completed.determinateDays && !isLife;
    const hasLife = attempt.indeterminateDays > 0 || attempt.special !== null || row.statute.includes('187');
    return firstOf(
      [
        [isLonger, 'PC 664(a): longer than the crime'],
        [attempt.violent && !hasLife, 'PC 667.5(c): a violent attempt'],
      ],
      file,
    );
  },
};

/** The ten-year row on crimes that were not completed: PC 186.22(b)(1)(C), for violent felonies alone. */
const incomplete: Invariant = {
  name: 'ten years for a gang are for violent felonies alone, however far the crime went',
  broken: (random, catalogue) => {
    const row = pickRow(random, catalogue, 'crime');
    const state = random.pick(['Attempt', 'Conspiracy', 'Completed'] as const);
    const gang = { id: 'g', crime: 'PC 186.22(b)(1)(C)' };
    const file = alone(row, { state, enhancements: [gang] });
    const [charge] = answerOf(file, catalogue).charges;
    const added = charge?.enhancements.find(({ adds }) => adds)?.determinateDays ?? 0;
    return firstOf([[added === 3600 && charge?.violent !== true, 'ten years on a felony that is not violent']], file);
  },
};

const isInForce = ({ effective, end }: Pick<CatalogueRow, 'effective' | 'end'>, on: string): boolean =>
  (effective ?? on) <= on && (end ?? on) >= on;

function enhancementOf({ charges }: Sentence) {
  const found = charges[0]?.enhancements.find(({ id }) => id === 'e');
  if (found === undefined) throw new Error('The enhancement is in no answer.');
  return found;
}

const totalOf = ({ summary }: Sentence): number => summary.totalDeterminate + summary.totalIndeterminate;

const attached: Invariant = {
  name: 'an enhancement adds its term, or says why not; dismissed it adds nothing, and no strike doubles it',
  broken: (random, catalogue) => {
    const row = pickRow(random, catalogue, 'crime');
    const enhancement = pickRow(random, catalogue, 'conduct');
    if (!isInForce(enhancement, dayOf(row) ?? lastDay)) return null;
    const file = (status: 'Convicted' | 'Dismissed', strikes: CaseFile['strikes'] = '0'): CaseFile =>
      alone(row, { enhancements: [{ id: 'e', crime: { id: enhancement.id }, status }] }, strikes);
    const plain = answerOf(alone(row), catalogue);
    const dismissed = answerOf(file('Dismissed'), catalogue);
    const found = enhancementOf(answerOf(file('Convicted'), catalogue));
    const after = enhancementOf(answerOf(file('Convicted', '1'), catalogue));
    const isDoubled = found.adds && after.adds && found.determinateDays !== after.determinateDays;
    return firstOf(
      [
        [totalOf(dismissed) !== totalOf(plain), 'dismissed it changes the sentence'],
        [!found.adds && found.authority === '', 'it adds nothing, and does not say why'],
        [isDoubled, 'PC 667(e)(1): a strike doubles it'],
      ],
      file('Convicted'),
    );
  },
};

const firstDayOf = ({ effective }: CatalogueRow): string => effective ?? '';
const lastDayOf = ({ end }: CatalogueRow): string => end ?? '9999-12-31';

const versions: Invariant = {
  name: 'versions of a row never overlap, and none ends before it begins',
  broken: (random, catalogue) => {
    const row = pickRow(random, catalogue, random.pick(['crime', 'conduct', 'status', 'substitution']));
    const same = catalogue.rows.filter(
      ({ statute, variant, severity, id }) =>
        statute === row.statute && variant === row.variant && severity === row.severity && id !== row.id,
    );
    const overlapping = same.find(
      (other) => firstDayOf(other) <= lastDayOf(row) && firstDayOf(row) <= lastDayOf(other),
    );
    const isReversed = lastDayOf(row) < firstDayOf(row);
    return firstOf(
      [
        [isReversed, 'it ends before it begins'],
        [overlapping !== undefined, `it overlaps ${overlapping?.id}`],
      ],
      row.id,
    );
  },
};

const lawOfTheDay: Invariant = {
  name: 'a statute cited on a day is read as the law of that day',
  broken: (random, catalogue) => {
    const row = pickRow(random, catalogue, 'crime');
    const edge = random.pick([row.effective, row.end]) ?? lastDay;
    const day = addDays(edge, random.from(-1, 1));
    const found = catalogue.byStatute(row.statute, day, { severity: row.severity });
    if (found.kind === 'missing') return null;
    const { crime } = found;
    return firstOf(
      [[!isInForce({ effective: crime.effective, end: crime.end }, day), `${crime.statute} is not the law of ${day}`]],
      row.id,
    );
  },
};

/** Rows of the catalogue, one after another. */
export const rowInvariants: readonly Invariant[] = [
  whole,
  ofRows,
  ofAttempts,
  incomplete,
  attached,
  versions,
  lawOfTheDay,
];
