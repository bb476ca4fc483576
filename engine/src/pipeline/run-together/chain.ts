import { hasLifeEnhancement, inFileOrder, type Runner } from './runner.ts';

/** Terms served one after another: a set of counts every two of which run consecutively. */
export interface Chain {
  readonly members: readonly Runner[];
  /** The principal term of § 1170.1(a), and that of the crimes committed in prison, § 1170.1(c). */
  readonly principals: { readonly outside: Runner | undefined; readonly prison: Runner | undefined };
  /** The imposed length before any credit, in sentence days: determinate terms, life minimums, jail days. */
  readonly days: number;
  /** The life minimums in it. */
  readonly life: number;
  /** Of its length the status rows of struck life terms beyond what is added in any case. */
  readonly priors: number;
}

type Group = 'outside' | 'prison';

const gain = ({ share }: Runner): number => share.head - share.part;

/**
 * Of two that may be the principal term: the greater aggregate, else the user's choice, else the longer term without
 * enhancements (Const., art. I, § 32(a)(1)(A)), else the earlier act, else the first count.
 */
const isBetter = (next: Runner, best: Runner): boolean =>
  (gain(next) - gain(best) ||
    Number(next.preferred) - Number(best.preferred) ||
    next.base - best.base ||
    Number(next.day < best.day) - Number(best.day < next.day) ||
    inFileOrder(best, next)) > 0;

/** The terms of which the principal is one: the greatest, of equal ones those preferred, and any with a life enhancement. */
function candidatesOf(group: readonly Runner[]): readonly Runner[] {
  const greatest = group.reduce((most, { share }) => Math.max(most, share.head), 0);
  const equal = group.filter(({ share }) => share.head === greatest);
  const preferred = equal.filter((runner) => runner.preferred);
  return [...(preferred.length > 0 ? preferred : equal), ...group.filter(hasLifeEnhancement)];
}

/** The greatest term imposed in the chain: Pen. Code, § 1170.1(a); rule 4.452(a)(2) leaves the choice among equal ones. */
function principalOf(members: readonly Runner[], name: Group): Runner | undefined {
  const group = members.filter(({ share }) => share.group === name);
  return candidatesOf(group).reduce<Runner | undefined>(
    (best, next) => (best === undefined || isBetter(next, best) ? next : best),
    undefined,
  );
}

/** What a count is of its chain: in full at its head, else its subordinate part; without life minimums. */
export const daysIn = ({ principals }: Pick<Chain, 'principals'>, runner: Runner): number =>
  runner === principals.outside || runner === principals.prison ? runner.share.head : runner.share.part;

/** Status rows of the third strikes, beyond the once that every triggered row is added in any case. */
function priorDays(members: readonly Runner[], inAnyCase: ReadonlySet<string>): number {
  const once = new Set<string>();
  let days = 0;
  for (const { priors } of members)
    for (const { id, days: each } of priors) {
      if (inAnyCase.has(id) || once.has(id)) days += each;
      else once.add(id);
    }
  return days;
}

/**
 * A chain with its length: the sums of §§ 1170.1(a) and (c) apart, then terms outside § 1170.1, then life.
 * @param onTriggers status rows that a count other than a third strike triggers: each third strike adds them once more
 */
export function chainOf(members: readonly Runner[], onTriggers: ReadonlySet<string>): Chain {
  const principals = { outside: principalOf(members, 'outside'), prison: principalOf(members, 'prison') };
  const life = members.reduce((sum, { share }) => sum + share.life, 0);
  const determinate = members.reduce((sum, runner) => sum + daysIn({ principals }, runner), 0);
  const priors = priorDays(members, onTriggers);
  return { members, principals, life, priors, days: determinate + life + priors };
}

const gravity = { LWOP: 1, DEATH: 2 } as const;

/** Death over life without parole over every other. */
export const gravityOf = ({ members }: Pick<Chain, 'members'>): number =>
  members.reduce((most, { share: { special } }) => Math.max(most, special === null ? 0 : gravity[special]), 0);

const unmarked = ({ members }: Chain): number => members.filter(({ marked }) => !marked).length;

/** Of chains that differ in no rule of law that of the first counts. */
function byCounts(a: Chain, b: Chain): number {
  const [ofA, ofB] = [a, b].map(({ members }) => members.toSorted(inFileOrder));
  const at = ofA?.findIndex(({ id }, place) => id !== ofB?.[place]?.id) ?? -1;
  const [first, second] = [ofA?.[at], ofB?.[at]];
  return first === undefined || second === undefined ? 0 : inFileOrder(second, first);
}

/** Days of the status rows that its own counts trigger: Pen. Code, § 667(a)(1), adds them to the present offense. */
function statusOf({ members }: Chain): number {
  const rows = new Map(members.flatMap(({ triggered }) => triggered.map(({ id, days }) => [id, days])));
  return rows.values().reduce((sum, days) => sum + days, 0);
}

/** A chain that holds a violent count is limited whole: Pen. Code, § 2933.1(a). */
const rateOf = ({ members }: Chain): number => Math.min(...members.map(({ rate }) => rate()));

const baseOf = ({ principals }: Chain): number => (principals.outside?.base ?? 0) + (principals.prison?.base ?? 0);

/**
 * Which of two chains is the sentence: the graver, the longer, of equal ones that which keeps longer: with more life, with
 * the status rows, as marked, with less credit, with the longer principal term, with more counts; else of the first counts.
 */
export const compareChains = (a: Chain, b: Chain): number =>
  gravityOf(a) - gravityOf(b) ||
  a.days - b.days ||
  a.life - b.life ||
  statusOf(a) - statusOf(b) ||
  unmarked(a) - unmarked(b) ||
  rateOf(b) - rateOf(a) ||
  baseOf(a) - baseOf(b) ||
  a.members.length - b.members.length ||
  byCounts(a, b);

/** Which keeps longer by itself: with the status rows that it triggers. */
export const longerWithStatus = (a: Chain, b: Chain): Chain =>
  (b.days + statusOf(b) - (a.days + statusOf(a)) || compareChains(b, a)) > 0 ? b : a;

export const greaterChain = (a: Chain, b: Chain): Chain => (compareChains(b, a) > 0 ? b : a);
