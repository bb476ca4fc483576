import type { FiledCharge } from '../case-file/row.ts';
import type { Count } from '../pipeline/record/record.ts';
import { gravityOf } from '../pipeline/run-together/chain.ts';
import { boundSexCrimes } from '../pipeline/run-together/separate-terms.ts';
import { controllingOf } from '../pipeline/run-together/stage.ts';
import { type Extreme, extremeChain } from './extreme-chain.ts';
import type { End, Field } from './options.ts';
import { relevant } from './relevant.ts';
import { type Weighed, weighed } from './weighed.ts';

/** The counts of one end of the range, as chosen there. */
export interface Reached {
  readonly options: readonly Weighed[];
  /** Ids of the counts that are made principal terms among equal ones. */
  readonly preferred: ReadonlySet<string>;
  readonly exact: boolean;
}

type Options = readonly (readonly Weighed[])[];

interface Tried extends Omit<Reached, 'exact'> {
  readonly score: number;
  /** Places of the counts in the controlling chain. */
  readonly chain: readonly number[];
  /** Status rows of the struck life terms in it, the same under every choice. */
  readonly priors: number;
  /** Counts that Pen. Code, § 667.6(d) binds, with those of their victims and occasions. */
  readonly bound: ReadonlyMap<string, ReadonlySet<string>>;
}

/** So many cases are tried for one end before it is left unproved. */
const mostTurns = 30;
const graveness = 1e12;

const withPreference = (count: Count, preferred: ReadonlySet<string>): Count =>
  preferred.has(count.filed.id) === count.filed.preferred
    ? count
    : { ...count, filed: { ...count.filed, preferred: preferred.has(count.filed.id) } satisfies FiledCharge };

function tryOut({ record }: Field, options: readonly Weighed[], preferred: ReadonlySet<string>): Tried {
  const counts = options.map(({ count }) => withPreference(count, preferred));
  const chain = controllingOf({ ...record, counts });
  const ids = new Set(chain?.members.map(({ id }) => id));
  return {
    options,
    preferred,
    score: (chain?.days ?? 0) + (chain === undefined ? 0 : gravityOf(chain) * graveness),
    chain: counts.flatMap(({ filed }, place) => (ids.has(filed.id) ? [place] : [])),
    priors: chain?.priors ?? 0,
    bound: boundSexCrimes(counts),
  };
}

const lengthOf = ({ share }: Weighed): number => share.head + share.life;

/** Of every count the shortest option, or the longest. */
const simplest = (all: Options, side: End['side']): readonly Weighed[] =>
  all.flatMap((options) => {
    const sign = side === 'least' ? 1 : -1;
    const [first] = options.toSorted(
      (a, b) =>
        sign * (lengthOf(a) - lengthOf(b)) ||
        sign * (a.share.part - b.share.part) ||
        Number(a.separate) - Number(b.separate),
    );
    return first === undefined ? [] : [first];
  });

/**
 * Of equal terms those with the greatest subordinate share, as principal terms, make the shortest sum (rule 4.452(a)(2)).
 * @param least a share below which none is preferred
 */
const heaviestShares = (options: readonly Weighed[], least: number): ReadonlySet<string> =>
  new Set(options.flatMap(({ share, count }) => (share.part >= least ? [count.filed.id] : [])));

/** The counts tried with different ones made principal among equals; for the greatest end none need be. */
function triedOut(field: Field, options: readonly Weighed[], side: End['side']): Tried {
  const plain = tryOut(field, options, new Set());
  if (side === 'greatest') return plain;
  const heads = options.filter(({ share }) => share.group !== 'alone');
  const isTied = ({ share }: Weighed): boolean =>
    heads.some((other) => other.share.head === share.head && other.share.part !== share.part);
  const levels = new Set(heads.filter(isTied).map(({ share }) => share.part));
  return [...levels]
    .map((level) => tryOut(field, options, heaviestShares(heads, level)))
    .reduce((best, next) => (next.score < best.score ? next : best), plain);
}

const asSeparate = (option: Weighed, least = 0): Weighed => ({
  ...option,
  separate: true,
  share: { ...option.share, group: 'alone', head: Math.max(option.share.head, least) },
});

/** A term that every choice makes at least so long, because the longest of its group is bound. */
const leastOfGroup = (all: Options, group: ReadonlySet<string>): number =>
  all.reduce((most, options) => {
    const id = options[0]?.count.filed.id;
    return id !== undefined && group.has(id)
      ? Math.max(most, Math.min(...options.map(({ share }) => share.head)))
      : most;
  }, 0);

/** The options of a member of a chain: one that § 667.6(d) binds is a full term outside § 1170.1, whatever is chosen. */
function optionsIn(all: Options, place: number, from: Tried, side: End['side']) {
  const options = all[place] ?? [];
  const group = from.bound.get(options[0]?.count.filed.id ?? '');
  if (group === undefined) return options;
  if (side === 'least') return options.map((option) => asSeparate(option, leastOfGroup(all, group)));
  return [...options.map((option) => asSeparate(option)), ...(group.size > 1 ? options : [])];
}

/** Whether a chain holds two counts of one bound group, of which its extreme then says nothing. */
const isDoubtful = ({ bound, chain, options }: Tried): boolean =>
  [...bound.values()].some(
    (group) => chain.filter((place) => group.has(options[place]?.count.filed.id ?? '')).length > 1,
  );

function extremeIn(all: Options, from: Tried, side: End['side']): Extreme | undefined {
  const members = from.chain.map((place) => optionsIn(all, place, from, side));
  const extreme = extremeChain(members, side);
  return extreme && { ...extreme, score: extreme.score + from.priors };
}

/** The counts of a chain chosen as is best for it, the others as they weigh least (or most). */
function improved(field: Field, all: Options, from: Tried, extreme: Extreme, side: End['side']): Tried {
  const others = simplest(all, side);
  const options = others.map((option, place) => {
    const member = from.chain.indexOf(place);
    return member < 0 ? option : (extreme.options[member] ?? option);
  });
  return triedOut(field, options, side);
}

/** One search for an end: the best case so far, and the chains that bound the others. */
interface Search {
  readonly field: Field;
  readonly side: End['side'];
  readonly chains: Tried[];
  best: Tried;
  left: number;
}

const isBetter = (a: number, b: number, side: End['side']): boolean => (side === 'least' ? a < b : a > b);

/** The chain that bounds most what can be reached with some options, with its extreme. */
function bounding({ chains, side }: Search, all: Options): readonly [Tried, Extreme] | undefined {
  let found: readonly [Tried, Extreme] | undefined;
  for (const chain of chains) {
    const extreme = extremeIn(all, chain, side);
    if (extreme !== undefined && (found === undefined || isBetter(found[1].score, extreme.score, side)))
      found = [chain, extreme];
  }
  return found;
}

/** Tries a case; its controlling chain bounds others from now on. */
function tried(search: Search, next: Tried): void {
  if (isBetter(next.score, search.best.score, search.side)) search.best = next;
  const isKnown = search.chains.some(({ chain }) => chain.join() === next.chain.join());
  if (!isKnown && (search.side === 'greatest' || !isDoubtful(next))) search.chains.push(next);
}

/** The case to try next: the best choice for the chain that bounds, or the plainest where none does. */
const nextOf = ({ field, side }: Search, all: Options, bound: readonly [Tried, Extreme] | undefined): Tried =>
  bound === undefined ? triedOut(field, simplest(all, side), side) : improved(field, all, ...bound, side);

/** Whether nothing better can be reached with some options: by a bound, or by trying what they leave open. */
function settle(search: Search, all: Options): boolean {
  for (;;) {
    const bound = bounding(search, all);
    if (bound !== undefined && !isBetter(bound[1].score, search.best.score, search.side)) return true;
    if (search.left === 0) return false;
    search.left -= 1;
    const known = search.chains.length;
    tried(search, nextOf(search, all, bound));
    // no new chain bounds what is left: one count's options are told apart
    if (search.chains.length === known) return divide(search, all, bound?.[0].chain ?? []);
  }
}

/** The options of one count tried apart, first of a count in the chain that bounds. */
function divide(search: Search, all: Options, chain: readonly number[]): boolean {
  const open = all.flatMap(({ length }, place) => (length > 1 ? [place] : []));
  const place = chain.find((each) => open.includes(each)) ?? open[0];
  if (place === undefined) return true;
  return (all[place] ?? []).reduce((isSettled, option) => settle(search, all.with(place, [option])) && isSettled, true);
}

/**
 * The choices that reach one end of the range, and whether they are proved to. Every chain has an extreme over the choices
 * of its members, exactly; no sentence that may hold it lies beyond. Where the best case known does not reach the bound, the
 * options of one count after another are tried apart, as long as the turns last.
 */
export function reach(field: Field, { side }: End): Reached {
  const all = relevant(weighed(field), side);
  const start = triedOut(field, simplest(all, side), side);
  const search: Search = { field, side, chains: [], best: start, left: mostTurns };
  tried(search, start);
  const isSettled = settle(search, all);
  return { options: search.best.options, preferred: search.best.preferred, exact: isSettled && field.whole };
}
