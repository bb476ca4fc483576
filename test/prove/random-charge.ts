import type { ChargeFile } from '@countwise/engine';
import { type Crime, is } from './crimes.ts';
import { hasThree } from './days.ts';
import { foundBeside } from './found-beside.ts';
import type { Random } from './random.ts';
import { ordinary, type Theme } from './themes.ts';

const latest = '2026-01-15';
const levels = ['0', '0', '1', '2+', '2+!'] as const;
const special = ['listed', 'in-prison', 'consecutive', 'aggravated-assault-of-child', 'misdemeanor'] as const;

export const when = <T extends object>(is: boolean, fields: T): Partial<T> => (is ? fields : {});

const wasCrime = (pool: readonly Crime[], day: string): readonly Crime[] => pool.filter(({ from }) => from <= day);

/** A crime of the theme that was one on that day, or an ordinary one of the latest day. */
function crimeAndDay(random: Random, { days, crimes: pool }: Theme, mayBe: (crime: Crime) => boolean) {
  const day = random.pick(days);
  const crime = random.anyOf(wasCrime(pool, day).filter(mayBe));
  return crime === undefined ? { crime: random.pick(ordinary), day: latest } : { crime, day };
}

function whereAndWhom(random: Random, theme: Theme): Pick<ChargeFile, 'occasion' | 'victim' | 'operativeFacts'> {
  return {
    ...when(random.percent(theme.occasion), { occasion: random.pick(['A', 'A', 'B', 'C']) }),
    ...when(random.percent(theme.victim), { victim: random.pick(['V1', 'V1', 'V2', 'V3']) }),
    ...when(random.percent(20), { operativeFacts: random.pick(['F1', 'F2']) }),
  };
}

function choices(random: Random, theme: Theme, crime: Crime): Partial<ChargeFile> {
  const mayChoose = is(crime, 'listed') || is(crime, 'manslaughter') || is(crime, 'dissuading');
  const chosen = mayChoose ? theme.own : is(crime, 'kidnapping') ? 0 : 2;
  const givesDays = is(crime, 'misdemeanor') && random.percent(50);
  return {
    ...when(hasThree(crime.terms), { term: random.pick(['lower', 'middle', 'upper']) }),
    ...when(random.percent(theme.concurrent), { run: 'concurrent' as const }),
    ...when(random.percent(chosen), { scheme: 'own' as const }),
    ...when(random.percent(8), { principal: 'preferred' as const }),
    ...when(givesDays, { days: random.from(0, crime.terms === '6m' ? 180 : 364) }),
  };
}

type Findings = NonNullable<ChargeFile['findings']>;

function findings(random: Random, theme: Theme, crime: Crime): Findings {
  const present = is(crime, 'dwelling') && !crime.attempt && random.percent(20);
  return [...(present ? (['person-present'] as const) : []), ...findingsOfCustody(random, theme, crime)];
}

function findingsOfCustody(random: Random, theme: Theme, crime: Crime): Findings {
  const isOfPrison = is(crime, 'in-prison');
  const isFound = !isOfPrison && !is(crime, 'misdemeanor') && random.percent(theme.inPrison);
  const inJail = is(crime, 'in-jail-too') && random.percent(40);
  const hasEnded = (isOfPrison || isFound) && random.percent(15);
  return [
    ...(isFound ? (['in-prison'] as const) : []),
    ...(inJail ? (['in-jail'] as const) : []),
    ...(hasEnded ? (['outside-term-ended'] as const) : []),
  ];
}

/** What is said of a count beside its crime and what was found of it. */
const standing = (random: Random): Partial<ChargeFile> => ({
  ...when(random.percent(12), { strikes: random.pick(levels) }),
  ...when(random.percent(6), { status: random.pick(['Dismissed', 'Acquitted']) }),
});

/** One count; of an earlier judgment only an ordinary felony. */
export function randomCharge(random: Random, theme: Theme, id: string, count: number): ChargeFile {
  const earlier = random.percent(theme.earlier) ? random.pick(['serving', 'serving', 'probation'] as const) : undefined;
  const isAllowed = (each: Crime) => earlier === undefined || !special.some((fact) => is(each, fact));
  const { crime, day } = crimeAndDay(random, theme, isAllowed);
  const found = earlier === undefined ? findings(random, theme, crime) : [];
  const violent = is(crime, 'violent') || found.includes('person-present');
  const enhancements = foundBeside(random, { crime, day, violent, oneStrike: theme.oneStrike, id });
  const isSpecial = enhancements.some((each) => each.crime === 'PC 190.2(a)(15)');
  return {
    id,
    count,
    crime: crime.cite,
    date: day,
    ...when(crime.attempt, { state: 'Attempt' as const }),
    ...whereAndWhom(random, theme),
    ...choices(random, theme, crime),
    ...standing(random),
    ...(earlier !== undefined && { earlier }),
    ...when(found.length > 0, { findings: found }),
    ...when(enhancements.length > 0, { enhancements }),
    ...when(isSpecial && random.percent(30), { death: true }),
  };
}
