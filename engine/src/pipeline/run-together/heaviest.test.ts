import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decompose } from './decomposition.ts';
import { type Heads, membersOf, type Weights, weigh } from './heaviest.ts';

interface Vertex {
  readonly weight: number;
  readonly head: 1 | 2;
  readonly gain: number;
}

const graph = fc
  .tuple(
    fc.array(
      fc.record({
        weight: fc.integer({ min: 0, max: 40 }),
        head: fc.constantFrom(1, 2),
        gain: fc.integer({ min: -1, max: 9 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
  )
  .map(([vertices, links]) => ({
    vertices: vertices as readonly Vertex[],
    joined: (a: Vertex, b: Vertex) => {
      const [first, second] = [vertices.indexOf(a), vertices.indexOf(b)];
      return links[Math.min(first, second) * 8 + Math.max(first, second)] ?? false;
    },
  }));

const weights: Weights<Vertex> = {
  weight: ({ weight }) => weight,
  gain: ({ head, gain }) => (gain < 0 ? null : { head, weight: gain }),
};

const gainOf = (members: readonly Vertex[], head: 1 | 2): number =>
  Math.max(-1000, ...members.filter((each) => each.head === head && each.gain >= 0).map(({ gain }) => gain));

/** The heaviest of all sets with the heads asked for, tried one by one; -1 where there is none. */
function byEnumeration(
  { vertices, joined }: { vertices: readonly Vertex[]; joined: (a: Vertex, b: Vertex) => boolean },
  heads: Heads,
): number {
  let most = -1;
  for (let set = 0; set < 1 << vertices.length; set += 1) {
    const members = vertices.filter((_, place) => set & (1 << place));
    if (!members.every((a, place) => members.slice(place + 1).every((b) => joined(a, b)))) continue;
    const gains = (heads & 1 ? gainOf(members, 1) : 0) + (heads & 2 ? gainOf(members, 2) : 0);
    most = Math.max(most, gains < 0 ? -1 : members.reduce((sum, { weight }) => sum + weight, gains));
  }
  return most;
}

test('the heaviest sets are those of enumeration, and their members stand together', () => {
  fc.assert(
    fc.property(graph, fc.constantFrom(0, 1, 2, 3), (each, heads: Heads) => {
      const tree = decompose(each.vertices, each.joined);
      const heaviest = weigh(tree, weights)[heads];
      expect(heaviest).toBe(byEnumeration(each, heads));
      const members = heaviest < 0 ? [] : membersOf(tree, weights, heads);
      expect(members.every((a, place) => members.slice(place + 1).every((b) => each.joined(a, b)))).toBe(true);
    }),
    { numRuns: 600 },
  );
});
