import { addDays, type CaseFile, type ChargeFile, type Sentence } from '@countwise/engine';
import { caseOfSeed } from '../generate.ts';
import { answerOf, firstOf, type Invariant, type Random } from './invariant.ts';
import { renamed } from './renamed.ts';

const randomCase = (random: Random): CaseFile => caseOfSeed(random.from(1, 1_000_000), 4);

const lengthOf = ({ summary }: Sentence): string =>
  [summary.special, summary.totalDeterminate, summary.totalIndeterminate, summary.exposureDaysMisdemeanor].join(' ');

const rowsOf = ({ charges, caseEnhancements }: Sentence) => [
  ...charges.flatMap((charge) => [charge, ...charge.enhancements]),
  ...caseEnhancements,
];

const sums: Invariant = {
  name: 'every step and notice has its authority, no notice is told twice, and what is added is whole',
  broken: (random, catalogue) => {
    const file = randomCase(random);
    const answer = answerOf(file, catalogue);
    const { steps, notices, summary } = answer;
    const told = notices.map(({ code, charges, text }) => JSON.stringify([code, charges, text]));
    const added = steps.filter(({ operation, track }) => operation === 'add' && track === 'determinate');
    const sum = added.reduce((total, { amount }) => total + amount, 0);
    return firstOf(
      [
        [[...steps, ...notices].some(({ authority }) => authority === ''), 'an authority is empty'],
        [new Set(told).size !== told.length, 'a notice is told twice'],
        [sum !== summary.totalDeterminate, 'the steps are not the total'],
        [rowsOf(answer).some(({ determinateDays }) => !Number.isInteger(determinateDays)), 'a part of a day'],
        [JSON.stringify(answer) !== JSON.stringify(answerOf(file, catalogue)), 'asked again it answers otherwise'],
      ],
      file,
    );
  },
};

const names: Invariant = {
  name: 'names and a twin that was acquitted change nothing',
  broken: (random, catalogue) => {
    const file = randomCase(random);
    const length = lengthOf(answerOf(file, catalogue));
    const [first] = file.charges;
    const twin = first && { ...first, id: 'twin', count: 98, status: 'Acquitted' as const, enhancements: [] };
    const withTwin = { ...file, charges: [...file.charges, ...(twin === undefined ? [] : [twin])] };
    return firstOf(
      [
        [lengthOf(answerOf(renamed(file), catalogue)) !== length, 'renamed'],
        [lengthOf(answerOf(withTwin, catalogue)) !== length, 'with an acquitted twin'],
      ],
      file,
    );
  },
};

const asAttempt = ({ crime, state, ...charge }: ChargeFile): ChargeFile =>
  state === 'Attempt' && typeof crime === 'string' && !crime.startsWith('PC 664/')
    ? { ...charge, crime: `PC 664/${crime.replace('PC ', '')}` }
    : { ...charge, crime, ...(state && { state }) };

const alike: Invariant = {
  name: 'the same case said in another form has the same sentence',
  broken: (random, catalogue) => {
    const { strikes = '0', ...file } = randomCase(random);
    const base = { ...file, strikes };
    const length = lengthOf(answerOf(base, catalogue));
    const said = (charges: readonly ChargeFile[], more: Partial<CaseFile> = {}): string =>
      lengthOf(answerOf({ ...base, ...more, charges }, catalogue));
    const oneDay = file.charges.map((charge) => ({ ...charge, dateEnd: charge.date }));
    const ofEach = file.charges.map((charge) => ({ ...charge, strikes: charge.strikes ?? strikes }));
    const silent = file.charges.map((charge) => ({
      run: 'consecutive' as const,
      scheme: '1170.1' as const,
      status: 'Convicted' as const,
      ...charge,
    }));
    const attempts = file.charges.map((charge) =>
      typeof charge.crime === 'string' && /^PC [\d.]+(?:\([a-z0-9]\))*$/.test(charge.crime)
        ? asAttempt(charge)
        : charge,
    );
    return firstOf(
      [
        [said(oneDay) !== length, 'a range of one day'],
        [said(ofEach) !== length, 'strikes of the case on each charge'],
        [said(silent) !== length, 'the defaults said aloud'],
        [said(attempts) !== length, 'an attempt by its section'],
      ],
      base,
    );
  },
};

const copies: Invariant = {
  name: 'a charge so many times is so many charges',
  broken: (random, catalogue) => {
    const file = randomCase(random);
    const [first] = file.charges;
    if (first === undefined) return null;
    const { enhancements: _, witnessOf: __, ...alone } = first;
    const times = random.from(2, 4);
    const base = { ...file, caseEnhancements: [] };
    const many = { ...base, charges: [{ ...alone, times }] };
    const each = {
      ...base,
      charges: Array.from({ length: times }, (___, index) => ({
        ...alone,
        id: index === 0 ? alone.id : `${alone.id}#${index + 1}`,
      })),
    };
    return firstOf([[lengthOf(answerOf(many, catalogue)) !== lengthOf(answerOf(each, catalogue)), 'times']], many);
  },
};

const extremeDays = [
  '2024-02-29',
  '2023-12-31',
  '2024-01-01',
  '2000-02-29',
  '2026-03-08',
  '2025-11-02',
  '1977-06-30',
] as const;

const extremes: Invariant = {
  name: 'leap days, ends of months and changes of clocks, long rows and no rows are answered',
  broken: (random, catalogue) => {
    const date = random.pick(extremeDays);
    const count = random.from(0, 30);
    const file: CaseFile = {
      caseFile: 1,
      sentencingDate: random.pick(['2026-08-01', '2028-02-29', '2100-02-28']),
      birthdate: random.pick(['1960-02-29', '1999-12-31']),
      charges: Array.from({ length: count }, (_, index) => ({
        id: `c${index}`,
        count: index + 1,
        crime: random.pick(['PC 211/212.5(c)', 'PC 459/460(b)', 'PC 187(a) second degree', 'PC 148(a)(1)']),
        date,
      })),
      custody: Array.from({ length: random.from(0, 40) }, (_, index) => ({
        in: addDays(date, index),
        out: addDays(date, index),
        rate: 'auto',
      })),
    };
    const { summary, credits, release } = answerOf(file, catalogue);
    const numbers = [summary.totalDeterminate, summary.totalIndeterminate, credits.total];
    const dates = [release.earliestRelease, release.youthParole, release.elderlyParole].filter((day) => day !== null);
    return firstOf(
      [
        [numbers.some((number) => !Number.isInteger(number) || number < 0), 'a number is no whole day'],
        [dates.some((day) => !/^\d{4}-\d\d-\d\d$/.test(day)), 'a date is none'],
        [credits.actual !== (file.custody ?? []).length, 'days that follow one another are each a day'],
      ],
      file,
    );
  },
};

/** Sums, and what says the same in another form. */
export const formInvariants: readonly Invariant[] = [sums, names, alike, copies, extremes];
