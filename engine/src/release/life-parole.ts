import type { Release } from '../answer/answer.ts';
import { murderLimit } from '../credits/credit-limit.ts';
import { isMurder } from '../credits/murder.ts';
import { inForce, isInForce } from '../law/dated.ts';
import { shortenedMinimums } from '../law/lists/murder-terms.ts';
import { sectionsOf } from '../law/statute.ts';
import { closestFirst } from '../law/statute-list.ts';
import { ceilOf, fraction } from '../numbers/fraction.ts';
import { addDays, daysBetween, type IsoDate, laterOf } from '../numbers/iso-date.ts';
import { defaultFutureRate, futureCredit } from './future-credit.ts';
import { estimate, type ReleaseEstimate } from './release-date.ts';
import {
  calendarEnd,
  hasLifeTerm,
  type ReleaseCharge,
  type ReleaseFacts,
  type ServedChain,
  servedChains,
  servedFelonies,
} from './release-facts.ts';

/** Murder before the law that no credit shortens its minimum: Pen. Code, §§ 190(e), 2933.2. */
const earnsGoodTime = (charge: ReleaseCharge): boolean =>
  isMurder(charge) && inForce(murderLimit, charge.offenseDate) === undefined;

const ofChain = (facts: ReleaseFacts, { counts }: ServedChain): readonly ReleaseCharge[] =>
  servedFelonies(facts).filter(({ id }) => counts.includes(id));

/** A third of the minimum less presentence credit, its fraction rounded up, where every life term is such a murder's. */
function goodTime(facts: ReleaseFacts, chain: ServedChain): number {
  const lifers = ofChain(facts, chain).filter(hasLifeTerm);
  if (!lifers.every(earnsGoodTime) || chain.determinateDays > 0) return 0;
  return ceilOf(fraction(Math.max(0, chain.indeterminateDays - facts.credits.total), 3));
}

/** The section that lets conduct shorten the count's minimum; a third strike's term is another law's (In re Cervera (2001) 24 Cal.4th 1073). */
const shortenedBy = ({ termOf, thirdStrike, offenseDate }: ReleaseCharge): string | undefined =>
  thirdStrike
    ? undefined
    : closestFirst(shortenedMinimums, sectionsOf(termOf), '').find((row) => isInForce(row, offenseDate))?.authority;

/**
 * Whether conduct shortens the minimum of a life term by its own section (Pen. Code, §§ 191.5(d), 217.1(b), 667.7, 667.75,
 * former 667.51(d), 667.61(j), 667.71(b)).
 */
export const isShortened = (charge: ReleaseCharge): boolean => shortenedBy(charge) !== undefined;

interface Conduct {
  readonly days: number;
  readonly authority: string;
}

/** Calendar days that conduct after sentence takes from such minimums, at the chain's rate. */
function conductOf(facts: ReleaseFacts, chain: ServedChain, from: IsoDate, creditLeft: number): Conduct | undefined {
  const [first, ...others] = ofChain(facts, chain).filter(isShortened);
  if (first === undefined) return undefined;
  const days = others.reduce((sum, { indeterminateDays }) => sum + indeterminateDays, first.indeterminateDays);
  const balance = Math.max(0, daysBetween(from, calendarEnd(from, days)) - creditLeft);
  return { days: futureCredit(balance, defaultFutureRate(chain.rate)), authority: `PC 3046; ${shortenedBy(first)}` };
}

/** The end of the calendar years that conduct does not shorten (Pen. Code, § 3046(a)(1), (b)): actual days alone count. */
function calendarYearsEnd(facts: ReleaseFacts, chain: ServedChain, from: IsoDate, creditLeft: number): IsoDate {
  const days = ofChain(facts, chain).reduce((sum, { unshortened }) => sum + unshortened, 0);
  return addDays(calendarEnd(from, days), -Math.min(facts.credits.actual, creditLeft));
}

/** A determinate term with its credit. */
const yearsOf = ({ start, credits }: ReleaseFacts, { determinateDays, rate }: ServedChain): ReleaseEstimate =>
  estimate(start, daysBetween(start, calendarEnd(start, determinateDays)), credits.total, defaultFutureRate(rate));

function paroleOf(facts: ReleaseFacts, chain: ServedChain): NonNullable<Release['lifeParole']> {
  const { start, credits } = facts;
  const determinate = daysBetween(start, calendarEnd(start, chain.determinateDays));
  const years = yearsOf(facts, chain);
  const served = years.date;
  const creditLeft = Math.max(0, credits.total - determinate);
  const off = goodTime(facts, chain);
  const minimumDays = chain.indeterminateDays - off;
  const conduct = conductOf(facts, chain, served, creditLeft);
  const conductDays = conduct?.days ?? 0;
  const shortened = addDays(calendarEnd(served, minimumDays), -creditLeft - conductDays);
  const date = laterOf(start, laterOf(shortened, calendarYearsEnd(facts, chain, served, creditLeft)));
  const working = {
    yearsDays: chain.determinateDays,
    years: chain.determinateDays > 0 ? years.working : null,
    from: served,
    earnedDays: creditLeft,
    conductDays,
  };
  return {
    date,
    working: date === shortened ? working : null,
    minimumDays,
    authority: off > 0 ? 'PC 3046; former PC 2931' : (conduct?.authority ?? 'PC 3046; PC 669(a)'),
  };
}

/**
 * The minimum eligible parole date of life terms (Pen. Code, §§ 3046, 669): the determinate terms first, with their
 * credit, then the minimums one after the other; where several chains run beside one another, of the last of them. Later terms than the murders above earn nothing against the minimum by
 * statute; whether regulations may shorten it is before the Supreme Court (LIFE_CREDIT_LITIGATION).
 */
export function lifeParole(facts: ReleaseFacts): Release['lifeParole'] {
  const [life, years] = [true, false].map((isLife) =>
    servedChains(facts).filter(({ indeterminateDays }) => indeterminateDays > 0 === isLife),
  );
  const [first, ...others] = (life ?? []).map((chain) => paroleOf(facts, chain));
  if (first === undefined || facts.summary.special !== null) return null;
  const latest = others.reduce((last, next) => (next.date > last.date ? next : last), first);
  const date = (years ?? []).reduce((last, chain) => laterOf(last, yearsOf(facts, chain).date), latest.date);
  return { ...latest, date, working: date === latest.date ? latest.working : null };
}
