import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Graph, heaviest } from './heaviest.ts';

type Numbers = readonly number[];

/** Every set of vertices, tried one by one. */
function byEnumeration(weight: Numbers, joined: Graph<number>['joined']): number {
  let most = 0;
  for (let set = 0; set < 1 << weight.length; set += 1) {
    const members = weight.flatMap((_, vertex) => (set & (1 << vertex) ? [vertex] : []));
    const stands = members.every((a, index) => members.slice(index + 1).every((b) => joined(a, b)));
    if (stands)
      most = Math.max(
        most,
        members.reduce((sum, vertex) => sum + (weight[vertex] ?? 0), 0),
      );
  }
  return most;
}

const graph = fc
  .array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 9 })
  .chain((weights) => fc.tuple(fc.constant(weights), fc.array(fc.boolean(), { minLength: 81, maxLength: 81 })))
  .map(([weights, links]) => ({
    weights,
    joined: (a: number, b: number) => links[Math.min(a, b) * 9 + Math.max(a, b)] ?? false,
  }));

test('the heaviest set is that of enumeration, and stands together', () => {
  fc.assert(
    fc.property(graph, ({ weights, joined }) => {
      const { weight, members } = heaviest(
        weights.map((_, vertex) => vertex),
        { weight: (vertex) => weights[vertex] ?? 0, second: () => 0, joined },
      );
      expect(weight).toBe(byEnumeration(weights, joined));
      expect(members.every((a, index) => members.slice(index + 1).every((b) => joined(a, b)))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('of sets equally heavy the second weight decides', () => {
  const apart = { weight: () => 5, second: (vertex: number) => vertex, joined: () => false };
  expect(heaviest([0, 1], apart).members).toEqual([1]);
});
