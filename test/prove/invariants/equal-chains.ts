import type { CaseFile, ChargeFile, Sentence } from '@countwise/engine';
import { caseOfSeed } from '../generate.ts';
import { when } from '../random-charge.ts';
import { answerOf, firstOf, type Invariant, type Random } from './invariant.ts';
import { renamed } from './renamed.ts';

/** Crimes of two years at the lower term: of several rates of credit, of which some are serious. */
const crimes = [
  'PC 459/460(a)',
  'PC 211/212.5(c)',
  'PC 211/212.5(c)',
  'PC 245(a)(4)',
  'PC 273.5(a)',
  'PC 192(b)',
] as const;
const others = ['PC 459/460(b)', 'PC 187 second degree', 'PC 205', 'PC 288(a)'] as const;
const injuries = ['PC 12022.7(a)', 'PC 12022.7(e)', 'PC 12022(b)(1)'] as const;
const priors = ['PC 667(a)(1)', 'PC 667.5(a)'] as const;
/** Before the limits of credit, before the Reform Act, and today. */
const days = ['1993-05-01', '2012-01-01', '2013-05-01', '2025-03-01', '2025-03-01'] as const;

function charge(random: Random, number: number, term: NonNullable<ChargeFile['term']>): ChargeFile {
  const id = `c${number}`;
  return {
    id,
    count: number,
    crime: random.pick(random.percent(85) ? crimes : others),
    date: random.pick(days),
    term,
    ...when(random.percent(85), { run: 'concurrent' as const }),
    ...when(random.percent(30), { occasion: random.pick(['A', 'B']) }),
    ...when(random.percent(5), { state: 'Attempt' as const }),
    ...when(random.percent(15), { strikes: random.pick(['0', '1']) }),
    enhancements: [
      ...(random.percent(10)
        ? [{ id: `${id}-e`, crime: random.pick(injuries), ...when(random.percent(40), { status: 'Stayed' as const }) }]
        : []),
      ...(number > 1 && random.percent(15) ? [{ id: `${id}-bail`, crime: 'PC 12022.1(b)', primary: 'c1' }] : []),
    ],
  };
}

const slots = ['lower', 'lower', 'middle', 'upper'] as const;

const equalCase = (random: Random, term = random.pick(slots)): CaseFile => ({
  caseFile: 1,
  sentencingDate: '2026-08-01',
  strikes: random.pick(['0', '0', '1', '2+', '2+!']),
  birthdate: '1980-05-12',
  charges: Array.from({ length: random.from(2, 4) }, (_, place) => charge(random, place + 1, term)),
  ...when(random.percent(75), { caseEnhancements: [{ id: 'prior', crime: random.pick(priors) }] }),
  ...when(random.percent(50), { custody: [{ in: '2026-01-01', out: '2026-08-01', rate: 'auto' as const }] }),
});

/** What an answer says of the case, without the names of its counts and what of them runs beside. */
const saidOf = ({ summary, release, credits, probation }: Sentence): Readonly<Record<string, unknown>> => ({
  'the total': { ...summary, beside: [] },
  release,
  credits: { ...credits, byCount: [] },
  probation: probation.verdict,
});

/** The first part of two answers that differs. */
const different = (a: Sentence, b: Sentence): string | undefined =>
  Object.keys(saidOf(a)).find((part) => JSON.stringify(saidOf(a)[part]) !== JSON.stringify(saidOf(b)[part]));

const names: Invariant = {
  name: 'ids in another order, and charges in another order, change nothing but ids',
  broken: (random, catalogue) => {
    const file = random.percent(75) ? equalCase(random) : caseOfSeed(random.from(1, 1_000_000), 5);
    const answer = answerOf(file, catalogue);
    const byName = different(answer, answerOf(renamed(file), catalogue));
    const reversed = { ...file, charges: file.charges.toReversed() };
    const byPlace = different(answer, answerOf(reversed, catalogue));
    return firstOf(
      [
        [byName !== undefined, `renamed, ${byName} differs`],
        [byPlace !== undefined, `in another order, ${byPlace} differs`],
      ],
      file,
    );
  },
};

/** Of chains of one length the law says which is the sentence, and every date is of all chains: never of an id. */
export const equalChainInvariants: readonly Invariant[] = [names];
