import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf, gravityOf } from './chain.ts';
import { chainsOf, type Running } from './controlling-chain.ts';
import type { Runner } from './runner.ts';

/** Two status rows, which different struck life terms may trigger. */
const statusRows = [
  { id: 's', days: 5 },
  { id: 't', days: 3 },
];

const length = fc.integer({ min: 1, max: 12 });
const runner = fc.record({
  group: fc.constantFrom('outside', 'outside', 'outside', 'prison', 'alone'),
  head: length,
  part: length,
  life: fc.constantFrom(0, 0, 0, 7, 25),
  special: fc.constantFrom(null, null, null, null, null, 'LWOP', 'DEATH'),
  marked: fc.boolean(),
  preferred: fc.constantFrom(false, false, true),
  prior: fc.constantFrom(0, 0, 1, 2, 3),
});

const running = fc
  .tuple(
    fc.array(runner, { minLength: 1, maxLength: 7 }),
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 49, maxLength: 49 }),
    fc.boolean(),
  )
  .map(([rows, links, inAnyCase]): Running => {
    const runners = rows.map(({ group, head, part, life, special, marked, preferred, prior }, index): Runner => {
      const isAlone = group === 'alone';
      return {
        count: {} as Runner['count'],
        id: `c${index}`,
        number: index + 1,
        share: {
          group,
          special: isAlone ? special : null,
          head,
          part: isAlone ? head : part,
          life,
        },
        marked,
        preferred,
        base: head,
        day: '2026-01-01',
        rate: () => 50,
        triggered: [],
        priors: isAlone ? statusRows.filter((_, place) => prior & (1 << place)) : [],
      };
    });
    return {
      runners,
      inAnyCase: new Set(inAnyCase ? ['s'] : []),
      consecutive: (a, b) =>
        (!a.marked && !b.marked) ||
        links[
          Math.min(runners.indexOf(a), runners.indexOf(b)) * 7 + Math.max(runners.indexOf(a), runners.indexOf(b))
        ] === 0,
    };
  });

/** The greatest of all sets of counts every two of which run consecutively, tried one by one. */
function byEnumeration({ runners, consecutive, inAnyCase }: Running): readonly [number, number] {
  let most: readonly [number, number] = [0, 0];
  for (let set = 1; set < 1 << runners.length; set += 1) {
    const members = runners.filter((_, place) => set & (1 << place));
    if (!members.every((a, index) => members.slice(index + 1).every((b) => consecutive(a, b)))) continue;
    const chain = chainOf(members, inAnyCase);
    const length = [gravityOf(chain), chain.days] as const;
    if ((length[0] - most[0] || length[1] - most[1]) > 0) most = length;
  }
  return most;
}

test('the controlling chain is as long as the longest of enumeration', () => {
  fc.assert(
    fc.property(running, (each) => {
      const chain = chainsOf(each).controlling;
      expect([chain === undefined ? 0 : gravityOf(chain), chain?.days]).toEqual(byEnumeration(each));
    }),
    { numRuns: 2000 },
  );
});

test('the longest chain of a count holds it, and none that holds it is longer', () => {
  fc.assert(
    fc.property(running, (each) => {
      const plain = each.runners.filter(({ share, priors }) => share.special === null && priors.length === 0);
      const { longestWith } = chainsOf({ ...each, runners: plain });
      for (const runner of plain) {
        const near = plain.filter((other) => other === runner || each.consecutive(runner, other));
        const chain = longestWith(runner);
        expect(chain?.members).toContain(runner);
        expect([0, chain?.days]).toEqual(byEnumeration({ ...each, runners: near }));
      }
    }),
    { numRuns: 500 },
  );
});
