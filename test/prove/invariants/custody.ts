import { addDays, addYears, type CaseFile, type CustodyFile, daysBetween, type IsoDate } from '@countwise/engine';
import { caseOfSeed } from '../generate.ts';
import { when } from '../random-charge.ts';
import { conductOf } from './day-by-day.ts';
import { answerOf, firstOf, type Invariant, type Random } from './invariant.ts';

const crimes = [
  'PC 459/460(b)',
  'PC 487(a)',
  'PC 459/460(a)',
  'PC 211/212.5(c)',
  'PC 187(a) second degree',
  'PC 148(a)(1)',
] as const;
/** Days of the crime on which a form of § 4019 or a limit begins, and the days before them. */
const days = [
  '1993-05-01',
  '2008-03-03',
  '2010-01-24',
  '2010-01-25',
  '2010-09-27',
  '2010-09-28',
  '2011-09-30',
  '2011-10-01',
];

function custodyOf(random: Random, from: IsoDate): readonly CustodyFile[] {
  let last = addDays(from, random.from(0, 40));
  return Array.from({ length: random.from(1, 4) }, () => {
    const first = addDays(last, random.from(1, 400));
    last = addDays(first, random.from(0, 300));
    return { in: first, out: last, rate: 'auto' as const };
  });
}

function heldCase(random: Random): CaseFile {
  const date = random.pick(['2024-03-01', ...days]);
  const custody = custodyOf(random, date);
  const last = custody.at(-1)?.out ?? date;
  return {
    caseFile: 1,
    sentencingDate: addDays(last, random.from(0, 30)),
    strikes: random.pick(['0', '0', '1']),
    birthdate: addYears(date, -random.from(18, 60)),
    charges: Array.from({ length: random.from(1, 3) }, (_, index) => ({
      id: `c${index}`,
      count: index + 1,
      crime: random.pick(crimes),
      date,
      // dismissed on the count, it is a prior still
      ...when(random.percent(20), { strikes: '0' as const }),
    })),
    custody,
  };
}

const counted: Invariant = {
  name: 'actual days are those that any row holds, and conduct is that of a count day by day',
  broken: (random, catalogue) => {
    const file = heldCase(random);
    const answer = answerOf(file, catalogue);
    const held = new Set<IsoDate>();
    for (const { in: first, out = first } of file.custody ?? [])
      for (let day = first; day <= out; day = addDays(day, 1)) held.add(day);
    const conduct = conductOf(file, answer);
    const { credits } = answer;
    return firstOf(
      [
        [credits.actual !== held.size, `PC 2900.5: ${credits.actual} days, counted ${held.size}`],
        [credits.conduct !== conduct, `PC 4019: ${credits.conduct} days of conduct, counted ${conduct}`],
        [credits.total !== credits.actual + credits.conduct, 'the total is not the sum'],
      ],
      file,
    );
  },
};

const sameRows: Invariant = {
  name: 'rows of custody cut in two, doubled, or in another order give the same credit',
  broken: (random, catalogue) => {
    const file = heldCase(random);
    const rows = file.custody ?? [];
    const cut = rows.flatMap((row): readonly CustodyFile[] => {
      const length = daysBetween(row.in, row.out ?? row.in);
      if (length === 0) return [row];
      const middle = addDays(row.in, random.from(0, length - 1));
      return [
        { ...row, out: middle },
        { ...row, in: addDays(middle, 1) },
      ];
    });
    const creditOf = (custody: readonly CustodyFile[]) => {
      const { actual, conduct } = answerOf({ ...file, custody }, catalogue).credits;
      return `${actual} and ${conduct}`;
    };
    const wanted = creditOf(rows);
    return firstOf(
      [
        [creditOf(cut) !== wanted, 'cut in two'],
        [creditOf([...rows, ...rows]) !== wanted, 'doubled'],
        [creditOf(rows.toReversed()) !== wanted, 'in another order'],
      ],
      file,
    );
  },
};

type Rate = NonNullable<NonNullable<CaseFile['release']>['futureRate']>;
type Rates = readonly [lower: Rate, higher: Rate];

const releaseMoves: Invariant = {
  name: 'more credit never makes release later, and a release is never before the term begins',
  broken: (random, catalogue) => {
    const file = heldCase(random);
    const pairs: readonly [Rates, ...Rates[]] = [
      ['0', '15'],
      ['15', '33'],
      ['20', '50'],
    ];
    const [lower, higher] = random.pick(pairs);
    const at = (futureRate: Rate, custody = file.custody) =>
      answerOf({ ...file, ...(custody && { custody }), release: { futureRate } }, catalogue).release.earliestRelease;
    const [slow, fast, free] = [at(lower), at(higher), at(lower, [])];
    const start = file.sentencingDate ?? '';
    return firstOf(
      [
        [slow !== null && fast !== null && fast > slow, 'a higher rate is later'],
        [slow !== null && free !== null && slow > free, 'with custody it is later than without'],
        [slow !== null && slow < start, 'before the term begins'],
      ],
      file,
    );
  },
};

const isBefore = (date: IsoDate | null, day: IsoDate): boolean => date !== null && date < day;

const paroleDays: Invariant = {
  name: 'hearings are of prison, of their age and years, and before release',
  broken: (random, catalogue) => {
    const file = heldCase(random);
    const { release, summary } = answerOf(file, catalogue);
    const { youthParole, elderlyParole, legalParole, earliestParole, earliestRelease } = release;
    const hearings = [youthParole, elderlyParole, legalParole, earliestParole].filter((date) => date !== null);
    const [{ in: held } = { in: '' }] = file.custody ?? [];
    const inPrison = summary.place === 'prison';
    return firstOf(
      [
        [hearings.length > 0 && !inPrison, 'a hearing outside prison'],
        [hearings.some((date) => !isBefore(date, earliestRelease ?? '9999-12-31')), 'a hearing after release'],
        [isBefore(youthParole, addYears(held, 14)), 'PC 3051(b): before the fifteenth year'],
        [isBefore(elderlyParole, addYears(held, 20)), 'PC 3055(a): before twenty years'],
        [isBefore(elderlyParole, addYears(file.birthdate ?? '', 50)), 'PC 3055(a): before fifty years of age'],
        [release.prop57 === 'Eligible' && !inPrison, 'nonviolent parole outside prison'],
      ],
      file,
    );
  },
};

const shift: Invariant = {
  name: 'a case without custody has the same term whichever day it is sentenced, and its release moves with the day',
  broken: (random, catalogue) => {
    const file = { ...heldCase(random), custody: [] };
    const base = { ...file, sentencingDate: '2026-08-01' };
    const later = { ...file, sentencingDate: addDays('2026-08-01', random.from(1, 500)) };
    const [one, other] = [answerOf(base, catalogue), answerOf(later, catalogue)];
    const moved =
      one.release.earliestRelease !== null && (other.release.earliestRelease ?? '') <= one.release.earliestRelease;
    return firstOf(
      [
        [one.summary.totalDeterminate !== other.summary.totalDeterminate, 'another term'],
        [moved, 'a later sentence is released no later'],
      ],
      later,
    );
  },
};

const exposureOnly: Invariant = {
  name: 'custody changes no term',
  broken: (random, catalogue) => {
    const file = caseOfSeed(random.from(1, 1_000_000), 4);
    const custody = custodyOf(random, '2024-01-01');
    const plain = answerOf(file, catalogue).summary;
    const held = answerOf({ ...file, custody }, catalogue).summary;
    return firstOf([[JSON.stringify(plain) !== JSON.stringify(held), 'another sentence with custody']], file);
  },
};

/** Credit before sentence, release and parole. */
export const custodyInvariants: readonly Invariant[] = [
  counted,
  sameRows,
  releaseMoves,
  paroleDays,
  shift,
  exposureOnly,
];
