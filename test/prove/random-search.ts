import {
  type CaseFile,
  type ChargeFile,
  type CreditSide,
  everyLever,
  type Law,
  type OfferSpace,
  type Reduction,
  type Wish,
} from '@countwise/engine';
import { caseOfSeed } from './generate.ts';
import { dispositionsIn } from './offers-space.ts';
import { type Random, randomOf } from './random.ts';

/** A random search that can be tried in full. */
export interface RandomSearch {
  readonly seed: number;
  readonly caseFile: CaseFile;
  readonly space: OfferSpace;
  readonly credit: CreditSide;
  readonly wishes: readonly Wish[];
}

/** What random searches are made of. */
export interface SearchSource {
  readonly law: Law;
  readonly reductions: readonly Reduction[];
  /** Spaces with more dispositions than this are made smaller, lever by lever. */
  readonly most: number;
  /** The most dispositions of all but one in twenty-five. */
  readonly usual?: number;
}

const withCustody = (random: Random, file: CaseFile): CaseFile =>
  random.percent(70)
    ? { ...file, custody: [{ in: random.pick(['2025-11-20', '2026-05-01', '2026-07-20']), rate: 'auto' }] }
    : file;

/** A crime with what may be found beside it. */
type OrdinaryCrime = readonly [crime: string, found: readonly string[]];

const ordinaryCrimes: readonly [OrdinaryCrime, ...OrdinaryCrime[]] = [
  ['PC 211/212.5(c)', ['PC 12022.53(b)', 'PC 12022.5(a)', 'PC 12022(b)(1)', 'PC 12022.7(a)']],
  ['PC 245(a)(4)', ['PC 12022.7(a)']],
  ['PC 245(a)(1)', ['PC 12022.7(a)', 'PC 12022.7(e)']],
  ['PC 459/460(a)', ['PC 12022(a)(1)']],
  ['PC 459/460(b)', ['PC 12022(a)(1)']],
  ['PC 273.5(a)', ['PC 12022(b)(1)']],
  ['VC 10851(a)', []],
  ['HS 11378', []],
  ['PC 29800(a)(1)', []],
  ['PC 487(a)', []],
  ['PC 243(e)(1)', []],
];

/** One of the cases of every day: no strikes, no priors, terms of PC 1170.1(a) and misdemeanors. */
function ordinaryCase(random: Random): CaseFile {
  const charges = Array.from({ length: random.from(1, 4) }, (_, index): ChargeFile => {
    const [crime, found] = random.pick(ordinaryCrimes);
    const id = `c${index + 1}`;
    const enhancement = random.percent(60) ? random.anyOf(found) : undefined;
    return {
      id,
      count: index + 1,
      crime,
      date: random.pick(['2024-02-03', '2025-03-01', '2026-01-15']),
      term: random.pick(['lower', 'middle', 'upper']),
      ...(random.percent(40) && { run: 'concurrent' as const }),
      ...(random.percent(30) && crime === 'PC 243(e)(1)' && { days: random.from(20, 364) }),
      ...(enhancement !== undefined && {
        enhancements: [{ id: `${id}-e`, crime: enhancement, term: random.pick(['lower', 'middle', 'upper']) }],
      }),
    };
  });
  return {
    caseFile: 1,
    sentencingDate: '2026-08-01',
    charges: random.percent(30) ? asOneAct(charges, random.from(1, 2)) : charges,
  };
}

/** The first counts as one act, of which the first is punished. */
const asOneAct = (charges: readonly ChargeFile[], last: number): readonly ChargeFile[] =>
  charges.map((charge, place) => {
    if (place > last) return charge;
    return { ...charge, operativeFacts: 'F1', ...(place > 0 && { status: 'Stayed654' as const }) };
  });

function randomWishes(random: Random): readonly Wish[] {
  const wishes: readonly Wish[] = [
    { kind: 'at-most', days: 360 * random.from(1, 8) },
    { kind: 'out-by', date: random.pick(['2026-12-01', '2027-08-01', '2029-01-31']) },
    { kind: 'strikes', most: random.from(0, 1) },
    { kind: 'county' },
    { kind: 'no-violent-felony' },
    { kind: 'half-credit' },
    { kind: 'probation-possible' },
  ];
  return random.percent(50) ? [] : wishes.filter(() => random.percent(20));
}

/** The search of a seed; undefined where nothing of its case can be opened. */
export function searchOfSeed(
  seed: number,
  { law, reductions, most, usual = small }: SearchSource,
): RandomSearch | undefined {
  const random = randomOf(seed + 7_000_000);
  const caseFile = withCustody(random, random.percent(40) ? ordinaryCase(random) : caseOfSeed(seed, 4));
  let levers = everyLever.filter(() => random.percent(55));
  // most searches are small, so that many can be tried; the largest are as large as may be
  const limit = random.percent(4) ? most : Math.min(most, usual);
  while (levers.length > 0) {
    const space = { levers, reductions, jailDays: [180], custodyParts: [240] };
    const size = dispositionsIn(caseFile, space, law);
    if (size <= limit)
      return size < 2
        ? undefined
        : { seed, caseFile, space, credit: random.pick(['statute', 'department']), wishes: randomWishes(random) };
    const gone = random.anyOf(levers);
    levers = levers.filter((lever) => lever !== gone);
  }
  return undefined;
}

const small = 24;
