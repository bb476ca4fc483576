import type { Parts } from './decomposition.ts';

/** Of the heads of a set: none, that of the sum outside prison, that of the sum in prison, both. */
export type Heads = 0 | 1 | 2 | 3;

/** What a vertex brings to a set. */
export interface Weights<Vertex> {
  /** Its weight in a set; null where it may not be in it. */
  readonly weight: (vertex: Vertex) => number | null;
  /** What it brings besides as the head of a sum; null where it cannot be one. */
  readonly gain: (vertex: Vertex) => { readonly head: 1 | 2; readonly weight: number } | null;
}

/** The heaviest set of each state of heads; -1 where there is none. */
type Heaviest = readonly [number, number, number, number];

const nothing: Heaviest = [0, -1, -1, -1];

function ofOne<Vertex>(vertex: Vertex, { weight, gain }: Weights<Vertex>): Heaviest {
  const own = weight(vertex);
  if (own === null) return nothing;
  const asHead = gain(vertex);
  if (asHead === null) return [own, -1, -1, -1];
  const headed = own + asHead.weight;
  return asHead.head === 1 ? [own, headed, -1, -1] : [own, -1, headed, -1];
}

const greater = (a: Heaviest, b: Heaviest): Heaviest => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** Ways to share the heads of a set between two of its parts. */
const shares: Readonly<Record<Heads, readonly (readonly [Heads, Heads])[]>> = {
  0: [[0, 0]],
  1: [
    [1, 0],
    [0, 1],
  ],
  2: [
    [2, 0],
    [0, 2],
  ],
  3: [
    [3, 0],
    [0, 3],
    [1, 2],
    [2, 1],
  ],
};

function sumAt(a: Heaviest, b: Heaviest, heads: Heads): number {
  let most = -1;
  for (const [first, second] of shares[heads])
    if (a[first] >= 0 && b[second] >= 0) most = Math.max(most, a[first] + b[second]);
  return most;
}

const plus = (one: number, other: number): number => (one < 0 || other < 0 ? -1 : one + other);

/** The heaviest sets of two parts that may stand together: `shares`, written out because nothing is asked more often. */
const together = ([a, a1, a2, a3]: Heaviest, [b, b1, b2, b3]: Heaviest): Heaviest => [
  a + b,
  Math.max(plus(a1, b), plus(a, b1)),
  Math.max(plus(a2, b), plus(a, b2)),
  Math.max(plus(a3, b), plus(a, b3), plus(a1, b2), plus(a2, b1)),
];

/** The weights of the heaviest sets of a tree, by the heads that they have. */
export function weigh<Vertex>(tree: Parts<Vertex>, weights: Weights<Vertex>): Heaviest {
  if (tree.kind === 'one') return ofOne(tree.vertex, weights);
  const join = tree.kind === 'all' ? together : greater;
  let sum = nothing;
  for (const part of tree.parts) sum = join(sum, weigh(part, weights));
  return sum;
}

/** Of parts that may all stand together, what each and those after it come to. */
function fromEachOn<Vertex>(parts: readonly Parts<Vertex>[], weights: Weights<Vertex>): readonly Heaviest[] {
  const sums: Heaviest[] = [nothing];
  for (const part of parts.toReversed()) sums.push(together(weigh(part, weights), sums.at(-1) ?? nothing));
  return sums.toReversed();
}

/** How the heads of a set are best shared between its first part and the rest. */
const bestShare = (first: Heaviest, rest: Heaviest, heads: Heads): readonly [Heads, Heads] => {
  const wanted = sumAt(first, rest, heads);
  return shares[heads].find(([a, b]) => first[a] >= 0 && rest[b] >= 0 && first[a] + rest[b] === wanted) ?? [0, heads];
};

/** The vertices of the heaviest set that has the heads asked for, which must be one. */
export function membersOf<Vertex>(tree: Parts<Vertex>, weights: Weights<Vertex>, heads: Heads): readonly Vertex[] {
  if (tree.kind === 'one') return weights.weight(tree.vertex) === null ? [] : [tree.vertex];
  if (tree.kind === 'either') {
    const most = tree.parts.map((part) => weigh(part, weights)[heads]);
    const best = tree.parts[most.indexOf(Math.max(...most))];
    return best === undefined ? [] : membersOf(best, weights, heads);
  }
  const sums = fromEachOn(tree.parts, weights);
  let left = heads;
  return tree.parts.flatMap((part, place) => {
    const [own, rest] = bestShare(weigh(part, weights), sums[place + 1] ?? nothing, left);
    left = rest;
    return membersOf(part, weights, own);
  });
}
