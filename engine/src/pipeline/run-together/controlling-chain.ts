import { type Chain, chainOf, gravityOf, greaterChain } from './chain.ts';
import { heaviest } from './heaviest.ts';
import { hasLifeEnhancement, type Runner } from './runner.ts';

type Runners = readonly Runner[];

/** The live counts of a case, which of them run one after the other, and the status rows added in any case. */
export interface Running {
  readonly runners: Runners;
  readonly consecutive: (a: Runner, b: Runner) => boolean;
  readonly inAnyCase: ReadonlySet<string>;
}

/** The principal terms of a chain: undefined where a sum has none. */
type Heads = Chain['principals'];

const priorDays = ({ priors }: Runner): number => priors.reduce((sum, { days }) => sum + days, 0);
const weight = (runner: Runner): number => runner.share.part + runner.share.life + priorDays(runner);
/** Of chains equally long that with more life, then that which is as marked. */
const second = ({ share, marked }: Runner): number => share.life * 1024 + Number(!marked);

/** Whether a count keeps another from being the principal term of a chain that holds both. */
const outranks = (next: Runner, principal: Runner): boolean =>
  !hasLifeEnhancement(principal) &&
  (next.share.head > principal.share.head ||
    (next.share.head === principal.share.head && next.preferred && !principal.preferred));

/** Whether a count may be subordinate under the heads, or be counted by itself. */
function fits(runner: Runner, heads: Heads): boolean {
  const { group } = runner.share;
  if (group === 'alone') return true;
  const head = heads[group];
  return head !== undefined && !outranks(runner, head);
}

/** The heaviest chain with given principal terms. */
function chainUnder({ consecutive, inAnyCase }: Running, runners: Runners, heads: Heads): Chain {
  const fixed = [heads.outside, heads.prison].filter((head) => head !== undefined);
  const free = runners.filter(
    (runner) => !fixed.includes(runner) && fits(runner, heads) && fixed.every((head) => consecutive(head, runner)),
  );
  const { members } = heaviest(free, { weight, second, joined: consecutive });
  return chainOf([...fixed, ...members], inAnyCase);
}

/** Principal terms that a chain may have: none, or one that no count which joins every chain outranks. */
function headsOf(
  { consecutive }: Running,
  runners: Runners,
  group: 'outside' | 'prison',
): readonly (Runner | undefined)[] {
  const ofGroup = runners.filter(({ share }) => share.group === group);
  const inEvery = ofGroup.filter((a) => runners.every((b) => a === b || consecutive(a, b)));
  const heads = ofGroup.filter((head) => !inEvery.some((each) => each !== head && outranks(each, head)));
  return inEvery.length > 0 ? heads : [undefined, ...heads];
}

/** The greatest chain among some of the counts. */
function greatestAmong(running: Running, runners: Runners): Chain {
  const { consecutive, inAnyCase } = running;
  if (runners.every((a, place) => runners.every((b, other) => other <= place || consecutive(a, b))))
    return chainOf(runners, inAnyCase);
  const prisons = headsOf(running, runners, 'prison');
  return headsOf(running, runners, 'outside')
    .flatMap((outside) => prisons.map((prison) => ({ outside, prison })))
    .filter(({ outside, prison }) => outside === undefined || prison === undefined || consecutive(outside, prison))
    .map((heads) => chainUnder(running, runners, heads))
    .reduce(greaterChain);
}

/** The longest chain that holds one count. */
export const longestWith = (running: Running, runner: Runner, among: Runners = running.runners): Chain =>
  greatestAmong(
    running,
    among.filter((each) => each === runner || running.consecutive(runner, each)),
  );

const graveness = (runner: Runner): number => gravityOf({ members: [runner] });

/** With counts without release date: the greatest chain that holds one of the gravest of them. */
function greatestWithSpecial(running: Running, runners: Runners): Chain {
  const gravest = Math.max(0, ...runners.map(graveness));
  if (gravest === 0) return greatestAmong(running, runners);
  return runners
    .filter((runner) => graveness(runner) === gravest)
    .map((runner) => longestWith(running, runner, runners))
    .reduce(greaterChain);
}

/** Chains without struck life terms whose status rows nothing else triggers count those rows all the same. */
function withAndWithout(running: Running, runners: Runners): readonly Chain[] {
  const others = runners.filter(({ priors }) => priors.every(({ id }) => running.inAnyCase.has(id)));
  return [runners, ...(others.length < runners.length ? [others] : [])]
    .filter(({ length }) => length > 0)
    .map((each) => greatestWithSpecial(running, each));
}

/**
 * The controlling chain: of all sets of counts every two of which run consecutively the one with the greatest imposed
 * length (Pen. Code, §§ 669, 1170.1). Exact; undefined where no count is live.
 */
export function controllingChain(running: Running): Chain | undefined {
  const { runners, consecutive, inAnyCase } = running;
  if (runners.length === 0) return undefined;
  if (runners.every(({ marked }) => !marked)) return chainOf(runners, inAnyCase);
  // a count marked concurrent and bound to none is a chain by itself
  const isLonely = (runner: Runner): boolean =>
    runner.marked && runners.every((other) => other === runner || !consecutive(runner, other));
  const lonely = runners.filter(isLonely);
  const others = runners.filter((runner) => !lonely.includes(runner));
  return [...withAndWithout(running, others), ...lonely.map((runner) => chainOf([runner], inAnyCase))].reduce(
    greaterChain,
  );
}
