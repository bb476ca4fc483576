import type { FiledCharge } from '../case-file/row.ts';
import type { Count } from '../pipeline/record.ts';
import { gravityOf } from '../pipeline/run-together/chain.ts';
import { boundSexCrimes } from '../pipeline/run-together/separate-terms.ts';
import { controllingOf } from '../pipeline/run-together.ts';
import { extremeChain } from './extreme-chain.ts';
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

interface Tried extends Omit<Reached, 'exact'> {
  readonly score: number;
  /** Places of the counts in the controlling chain. */
  readonly chain: readonly number[];
  /** Counts that Pen. Code, § 667.6(d) binds, with those of their victims and occasions. */
  readonly bound: ReadonlyMap<string, ReadonlySet<string>>;
}

/** More combinations than this are not enumerated where a bound does not settle them. */
const mostEnumerated = 4000;
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
    bound: boundSexCrimes(counts),
  };
}

const lengthOf = ({ share }: Weighed): number => share.head + share.life;

/** Of every count the shortest option, or the longest. */
const simplest = (all: readonly (readonly Weighed[])[], side: End['side']): readonly Weighed[] =>
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
const leastOfGroup = (all: readonly (readonly Weighed[])[], group: ReadonlySet<string>): number =>
  all.reduce((most, options) => {
    const id = options[0]?.count.filed.id;
    return id !== undefined && group.has(id) ? Math.max(most, Math.min(...options.map(({ share }) => share.head))) : most;
  }, 0);

/** The options of a member of a chain: one that § 667.6(d) binds is a full term outside § 1170.1, whatever is chosen. */
function optionsIn(all: readonly (readonly Weighed[])[], place: number, from: Tried, side: End['side']) {
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

/** The best choice for one chain, the other counts as they were. */
function improved(field: Field, all: readonly (readonly Weighed[])[], from: Tried, side: End['side']) {
  const extreme = extremeChain(
    from.chain.map((place) => optionsIn(all, place, from, side)),
    side,
  );
  if (extreme === undefined) return undefined;
  const options = from.options.map((option, place) => {
    const member = from.chain.indexOf(place);
    return member < 0 ? option : (extreme.options[member] ?? option);
  });
  const isProof = side === 'greatest' || !isDoubtful(from);
  return { bound: isProof ? extreme.score : undefined, tried: triedOut(field, options, side) };
}

/** Every combination of options, where they are few enough. */
function enumerated(
  field: Field,
  all: readonly (readonly Weighed[])[],
  isBetter: (next: Tried, best: Tried) => boolean,
  start: Tried,
  side: End['side'],
): Tried {
  const places = all.map(() => 0);
  let best = start;
  for (;;) {
    const options = all.flatMap((each, place) => each[places[place] ?? 0] ?? []);
    const tried = triedOut(field, options, side);
    if (isBetter(tried, best)) best = tried;
    let place = 0;
    while (place < all.length && (places[place] ?? 0) + 1 >= (all[place]?.length ?? 0)) places[place++] = 0;
    if (place === all.length) return best;
    places[place] = (places[place] ?? 0) + 1;
  }
}

/**
 * The choices that reach one end of the range. A chain's own extreme bounds every sentence that holds it: where the case so
 * chosen reaches that bound it is proved; else the combinations are enumerated, if they are few enough.
 */
export function reach(field: Field, { side }: End): Reached {
  const all = weighed(field);
  const isBetter = (next: Tried, best: Tried): boolean =>
    side === 'least' ? next.score < best.score : next.score > best.score;
  let best = triedOut(field, simplest(all, side), side);
  let from = best;
  for (let turn = 0; turn < 8; turn += 1) {
    const next = improved(field, all, from, side);
    if (next === undefined) break;
    if (isBetter(next.tried, best)) best = next.tried;
    if (next.bound === best.score) return { ...best, exact: field.whole };
    if (next.tried.chain.join() === from.chain.join()) break;
    from = next.tried;
  }
  const open = relevant(all, side);
  const combinations = open.reduce((product, { length }) => product * Math.max(1, length), 1);
  if (combinations > mostEnumerated) return { ...best, exact: false };
  return { ...enumerated(field, open, isBetter, best, side), exact: field.whole };
}
