import { years } from '../../numbers/sentence-days.ts';
import { type Chain, chainOf, gravityOf, greaterChain, longerWithStatus } from './chain.ts';
import { decompose, type Parts, partsWithin } from './decomposition.ts';
import { type Heads, membersOf, type Weights, weigh } from './heaviest.ts';
import { hasLifeEnhancement, type Runner } from './runner.ts';

type Runners = readonly Runner[];
type Group = 'outside' | 'prison';

/** The live counts of a case, which of them run one after the other, and the status rows added in any case. */
export interface Running {
  readonly runners: Runners;
  readonly consecutive: (a: Runner, b: Runner) => boolean;
  readonly inAnyCase: ReadonlySet<string>;
}

/** Days stand above what decides between chains of equal days: more years of life, then as marked. */
const day = 2 ** 24;
const lifeYear = 2 ** 9;
const priorDays = ({ priors }: Runner): number => priors.reduce((sum, { days }) => sum + days, 0);
const weightOf = (runner: Runner): number =>
  (runner.share.part + runner.share.life + priorDays(runner)) * day +
  Math.floor(runner.share.life / years(1)) * lifeYear +
  Number(!runner.marked);
/** Above every sum of days: a count that must be in the chain. */
const needed = 2 ** 51;

/** Which terms may head a sum: those of one length, or none. No greater term is then in the chain. */
interface Level {
  readonly allows: (runner: Runner) => boolean;
  readonly heads: (runner: Runner) => boolean;
}

const noHead: Level = { allows: () => false, heads: () => false };
/** A life enhancement makes its count a principal term whatever its length. */
const lifeHead: Level = { allows: () => true, heads: hasLifeEnhancement };

/** Terms up to one length, none of that length preferred. */
const plainLevel = (head: number): Level => ({
  allows: ({ share, preferred }) => share.head < head || (share.head === head && !preferred),
  heads: ({ share, preferred }) => share.head === head && !preferred,
});
/** Terms up to one length, of which a preferred one heads the sum. */
const preferredLevel = (head: number): Level => ({
  allows: ({ share }) => share.head <= head,
  heads: ({ share, preferred }) => share.head === head && preferred,
});

function levelsOf(runners: Runners, group: Group): readonly Level[] {
  const ofGroup = runners.filter(({ share }) => share.group === group);
  const lengths = (ofKind: Runners): readonly number[] => [...new Set(ofKind.map(({ share }) => share.head))];
  return [
    noHead,
    ...lengths(ofGroup.filter(({ preferred }) => !preferred)).map(plainLevel),
    ...lengths(ofGroup.filter(({ preferred }) => preferred)).map(preferredLevel),
    ...(ofGroup.some(hasLifeEnhancement) ? [lifeHead] : []),
  ];
}

const bits = { outside: 1, prison: 2 } as const satisfies Record<Group, Heads>;

function weightsUnder(levels: Readonly<Record<Group, Level>>, wanted: Runner | undefined): Weights<Runner> {
  const levelOf = ({ share }: Runner): Level | undefined => (share.group === 'alone' ? undefined : levels[share.group]);
  return {
    weight: (runner) => {
      const level = levelOf(runner);
      if (level !== undefined && !level.allows(runner)) return null;
      return weightOf(runner) + (runner === wanted ? needed : 0);
    },
    gain: (runner) => {
      const { group, head, part } = runner.share;
      if (group === 'alone' || !levels[group].heads(runner)) return null;
      // a head may weigh less than its subordinate share; what it takes away is given back by the base that each set has
      return { head: bits[group], weight: (head - part) * day + base };
    },
  };
}

/** Keeps every gain above nothing. It is the same for every set that has the same heads. */
const base = 2 ** 49;

const headCount = [0, 1, 1, 2] as const satisfies readonly [number, number, number, number];

const headsUnder = (levels: Readonly<Record<Group, Level>>): Heads =>
  levels.outside === noHead ? (levels.prison === noHead ? 0 : 2) : levels.prison === noHead ? 1 : 3;

/** Some counts with the ways in which they may run. */
interface Wood {
  readonly runners: Runners;
  readonly tree: Parts<Runner>;
  readonly levels: Readonly<Record<Group, readonly Level[]>>;
}

/** The one that earns less first, then the longer term, the earlier act, a stable id. */
const inOrder = (a: Runner, b: Runner): number =>
  a.rate() - b.rate() || b.base - a.base || Number(b.day < a.day) - Number(a.day < b.day) || (a.id < b.id ? -1 : 1);

/** Of equal chains the first is taken: in an order of the law, so that another order of the counts finds the same. */
const woodOf = (runners: Runners, { consecutive }: Running): Wood => ({
  runners,
  tree: decompose(runners.toSorted(inOrder), consecutive),
  levels: { outside: levelsOf(runners, 'outside'), prison: levelsOf(runners, 'prison') },
});

/** The greatest chain of a wood; with `wanted` the greatest that holds it. */
function greatestOf({ tree, levels }: Wood, { inAnyCase }: Running, wanted?: Runner): Chain | undefined {
  let most = -1;
  let greatest = (): readonly Runner[] => [];
  for (const outside of levels.outside)
    for (const prison of levels.prison) {
      const heads = headsUnder({ outside, prison });
      const weights = weightsUnder({ outside, prison }, wanted);
      const weight = weigh(tree, weights)[heads];
      const length = weight - base * headCount[heads];
      if (weight < 0 || length <= most || (wanted !== undefined && length < needed)) continue;
      most = length;
      greatest = () => membersOf(tree, weights, heads);
    }
  return most < 0 ? undefined : chainOf(greatest(), inAnyCase);
}

const graveness = (runner: Runner): number => gravityOf({ members: [runner] });

/** With counts without release date: the greatest chain that holds one of the gravest of them. */
function greatestWithSpecial(wood: Wood, running: Running): readonly Chain[] {
  const gravest = Math.max(0, ...wood.runners.map(graveness));
  const wanted = gravest === 0 ? [undefined] : wood.runners.filter((runner) => graveness(runner) === gravest);
  return wanted.flatMap((each) => greatestOf(wood, running, each) ?? []);
}

/** Counts that are served in one chain or another. */
export interface Chains {
  /** The chain with the greatest imposed length; undefined where no count is live. */
  readonly controlling: Chain | undefined;
  /** The chain that keeps a count longest, with the status rows that its members trigger. */
  readonly longestWith: (runner: Runner) => Chain | undefined;
}

/**
 * The counts, and the counts without those that trigger some of the status rows which only struck life terms trigger: such
 * a row is counted once with a chain that holds none of its triggers too, so these chains are weighed apart.
 */
function withoutTriggers(runners: Runners, { inAnyCase }: Running): readonly Runners[] {
  const ids = new Set(runners.flatMap(({ priors }) => priors.map(({ id }) => id)).filter((id) => !inAnyCase.has(id)));
  const sets = [...ids].reduce<readonly Runners[]>(
    (all, id) => all.concat(all.map((each) => each.filter(({ priors }) => priors.every((prior) => prior.id !== id)))),
    [runners],
  );
  return sets.filter(({ length }) => length > 0);
}

/** The wood of some of its counts. */
const woodWithin = ({ tree }: Wood, runners: Runners): Wood => ({
  runners,
  tree: partsWithin(tree, new Set(runners)),
  levels: { outside: levelsOf(runners, 'outside'), prison: levelsOf(runners, 'prison') },
});

/**
 * The longest chain that holds a count: it lies among those which run consecutively to it. Counts to which the same ones
 * do, themselves among them, may all be in one chain, and mostly are in the same.
 */
function longestChains(wood: Wood, running: Running): (runner: Runner, among: Runners) => Chain | undefined {
  const known = new Map<string, Chain | undefined>();
  return (runner, among) => {
    const around = among.filter((other) => other === runner || running.consecutive(runner, other));
    const key = around.map(({ id }) => id).join(' ');
    const before = known.get(key);
    if (before?.members.includes(runner)) return before;
    const chain = greatestOf(woodWithin(wood, around), running, runner);
    known.set(key, chain);
    return chain;
  };
}

/**
 * The chain that keeps a count longest, with the status rows that its members trigger: where the longest lacks one, it may be
 * that which holds a count that triggers it.
 */
function longestWithStatus({ runners }: Wood, running: Running, longest: ReturnType<typeof longestChains>) {
  return (runner: Runner): Chain | undefined => {
    const chain = longest(runner, runners);
    if (chain === undefined) return undefined;
    const has = new Set(chain.members.flatMap(({ triggered }) => triggered.map(({ id }) => id)));
    const near = runners.filter((other) => other === runner || running.consecutive(runner, other));
    return near
      .filter(({ triggered }) => triggered.some(({ id }) => !has.has(id)))
      .flatMap((other) => longest(other, near) ?? [])
      .reduce(longerWithStatus, chain);
  };
}

/** A count marked concurrent and bound to none is a chain by itself. */
const isLonely = (runner: Runner, { runners, consecutive }: Running): boolean =>
  runner.marked && runners.every((other) => other === runner || !consecutive(runner, other));

/**
 * The chains of a case. The controlling one is of all sets of counts every two of which run consecutively the one with the
 * greatest imposed length (Pen. Code, §§ 669, 1170.1); exact.
 */
export function chainsOf(running: Running): Chains {
  const { runners, inAnyCase } = running;
  const single = (runner: Runner): Chain => chainOf([runner], inAnyCase);
  if (runners.every(({ marked }) => !marked)) {
    const whole = chainOf(runners, inAnyCase);
    return { controlling: runners.length === 0 ? undefined : whole, longestWith: () => whole };
  }
  const lonely = new Set(runners.filter((runner) => isLonely(runner, running)));
  const others = runners.filter((runner) => !lonely.has(runner));
  const wood = woodOf(others, running);
  const longest = longestWithStatus(wood, running, longestChains(wood, running));
  const woods = withoutTriggers(others, running).map((each) => woodOf(each, running));
  const greatest = woods.flatMap((each) => greatestWithSpecial(each, running));
  const [first, ...rest] = [...greatest, ...[...lonely].map(single)];
  return {
    controlling: first === undefined ? undefined : rest.reduce(greaterChain, first),
    longestWith: (runner) => (lonely.has(runner) ? single(runner) : longest(runner)),
  };
}
