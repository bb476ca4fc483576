import { type Chain, chainOf, compareChains, gravityOf, greaterChain } from './chain.ts';
import { type Graph, heaviest } from './heaviest.ts';
import { hasLifeEnhancement, type Runner } from './runner.ts';

/** The live counts of a case, which of them run one after the other, and the status rows added in any case. */
export interface Running {
  readonly runners: readonly Runner[];
  readonly consecutive: (a: number, b: number) => boolean;
  readonly inAnyCase: ReadonlySet<string>;
}

const numbersOf = ({ runners }: Running): readonly number[] => runners.map((_, index) => index);

const membersOf = ({ runners }: Running, chain: readonly number[]): readonly Runner[] =>
  chain.flatMap((index) => runners[index] ?? []);

const priorDays = ({ priors }: Runner): number => priors.reduce((sum, { days }) => sum + days, 0);

/** Whether a count keeps another from being the principal term of a chain that holds both. */
const outranks = (next: Runner, principal: Runner): boolean =>
  !hasLifeEnhancement(principal) &&
  (next.share.head > principal.share.head ||
    (next.share.head === principal.share.head && next.preferred && !principal.preferred));

type Head = number | undefined;

/** The heaviest chain with given principal terms; undefined where they cannot head one. */
function chainUnder(running: Running, numbers: readonly number[], heads: { outside: Head; prison: Head }): Chain {
  const { runners, consecutive, inAnyCase } = running;
  const fixed = [heads.outside, heads.prison].filter((head) => head !== undefined);
  const isFree = (index: number): boolean => {
    const runner = runners[index];
    if (runner === undefined || fixed.includes(index)) return false;
    const { group } = runner.share;
    if (group !== 'alone') {
      const head = heads[group];
      if (head === undefined || outranks(runner, runners[head] as Runner)) return false;
    }
    return fixed.every((head) => consecutive(head, index));
  };
  const graph: Graph = {
    weight: runners.map((runner) => runner.share.part + runner.share.life + priorDays(runner)),
    second: runners.map(({ share, marked }) => share.life * 1024 + Number(!marked)),
    joined: consecutive,
  };
  const { members } = heaviest(numbers.filter(isFree), graph);
  return chainOf(membersOf(running, [...fixed, ...members]), inAnyCase);
}

/** Principal terms that a chain may have: none, or one that no count which joins every chain of it outranks. */
function headsOf(running: Running, numbers: readonly number[], group: 'outside' | 'prison'): readonly Head[] {
  const { runners, consecutive } = running;
  const ofGroup = numbers.filter((index) => runners[index]?.share.group === group);
  const joinsAll = ofGroup.filter((a) => numbers.every((b) => a === b || consecutive(a, b)));
  const heads = ofGroup.filter((index) => {
    const runner = runners[index] as Runner;
    return !joinsAll.some((each) => each !== index && outranks(runners[each] as Runner, runner));
  });
  return joinsAll.length > 0 ? heads : [undefined, ...heads];
}

/** The greatest chain among some of the counts. */
function greatestAmong(running: Running, numbers: readonly number[]): Chain {
  const { consecutive, inAnyCase } = running;
  if (numbers.every((a, index) => numbers.every((b, other) => other <= index || consecutive(a, b))))
    return chainOf(membersOf(running, numbers), inAnyCase);
  const prison = headsOf(running, numbers, 'prison');
  let greatest: Chain | undefined;
  for (const outside of headsOf(running, numbers, 'outside'))
    for (const inPrison of prison) {
      if (outside !== undefined && inPrison !== undefined && !consecutive(outside, inPrison)) continue;
      greatest = greaterChain(greatest, chainUnder(running, numbers, { outside, prison: inPrison }));
    }
  return greatest ?? chainOf([], inAnyCase);
}

/** With counts without release date: the greatest chain that holds one of the gravest of them. */
function greatestWithSpecial(running: Running, numbers: readonly number[]): Chain {
  const gravityAt = (index: number): number => gravityOf({ members: membersOf(running, [index]) });
  const gravest = Math.max(0, ...numbers.map(gravityAt));
  if (gravest === 0) return greatestAmong(running, numbers);
  return numbers
    .filter((index) => gravityAt(index) === gravest)
    .map((index) => longestWith(running, index, numbers))
    .reduce((best, next) => (compareChains(next, best) > 0 ? next : best));
}

/** Chains without third strikes whose status rows nothing else triggers count those rows all the same. */
function withAndWithout(running: Running, numbers: readonly number[]): Chain {
  const best = greatestWithSpecial(running, numbers);
  const others = numbers.filter((index) => running.runners[index]?.priors.every(({ id }) => running.inAnyCase.has(id)));
  return others.length === numbers.length || others.length === 0
    ? best
    : greaterChain(best, greatestWithSpecial(running, others));
}

/** The longest chain that holds one count. */
export function longestWith(running: Running, index: number, numbers: readonly number[] = numbersOf(running)): Chain {
  const near = numbers.filter((each) => each === index || running.consecutive(index, each));
  return greatestAmong(running, near);
}

/** Counts that stand alone: marked concurrent, and bound to none. */
const isLonely = (running: Running, index: number): boolean =>
  running.runners[index]?.marked === true &&
  running.runners.every((_, other) => other === index || !running.consecutive(index, other));

/**
 * The controlling chain: of all sets of counts every two of which run consecutively the one with the greatest imposed
 * length (Pen. Code, §§ 669, 1170.1). Exact; undefined where no count is live.
 */
export function controllingChain(running: Running): Chain | undefined {
  const numbers = numbersOf(running);
  if (numbers.length === 0) return undefined;
  if (running.runners.every(({ marked }) => !marked)) return chainOf(running.runners, running.inAnyCase);
  const lonely = new Set(numbers.filter((index) => isLonely(running, index)));
  const others = numbers.filter((index) => !lonely.has(index));
  const start = others.length > 0 ? withAndWithout(running, others) : undefined;
  return [...lonely].reduce<Chain | undefined>(
    (best, index) => greaterChain(best, chainOf(membersOf(running, [index]), running.inAnyCase)),
    start,
  );
}
