import { expect, test } from 'vitest';
import { caseOf } from './counts.ts';
import { lengthsOfPart } from './length.ts';
import { words } from './words.ts';
import { fileOf } from './worked.ts';
import { burglary, enhancement, robbery, type WorkedCharge } from './worked-line.ts';

const murder = 'PC 664/187(a) premeditated';
const priorAndStrike = { strikes: '1', caseEnhancements: [{ id: 's1', crime: 'PC 667(a)(1)' }] } as const;

/** What runs beside, worked by hand: the counts of its chain, those that it is told for, those of the sentence. */
const lines: readonly (readonly [
  name: string,
  beside: string,
  charges: readonly WorkedCharge[],
  chain: string,
  counts: string,
  controlling: string,
])[] = [
  [
    'a misdemeanor after counts of the sentence: its own days',
    '90d',
    [
      [robbery, 'm', 'k'],
      [burglary, 'm', 'k'],
      ['PC 29800(a)(1)', 'm', 'c'],
      ['PC 243(e)(1)', 'u', 'k', { days: 90 }],
    ],
    'c1 c2 c4',
    'c4',
    'c1 c2 c3',
  ],
  [
    'a felony after counts of the sentence: a third of the middle term, twice',
    '1y4m',
    [
      [robbery, 'm', 'k'],
      [burglary, 'm', 'k'],
      ['PC 29800(a)(1)', 'm', 'c'],
      ['VC 10851(a)', 'm', 'k'],
    ],
    'c1 c2 c3',
    'c3',
    'c1 c2 c4',
  ],
  [
    'the second of two life terms has its own prior',
    '5y 14-L',
    [
      [murder, 'u', 'k', enhancement('PC 12022.53(b)')],
      [murder, 'u', 'c'],
    ],
    'c2',
    'c2',
    'c1',
  ],
  [
    'a prior that the total has for the sake of a life term beside',
    '14-L',
    [
      ['PC 459/460(b)', 'u', 'k'],
      [murder, 'u', 'c'],
    ],
    'c2',
    'c2',
    'c1',
  ],
];

test.for(lines)('%s: %s, by the second computation', ([, beside, charges, chain, counts, controlling]) => {
  const all = caseOf(fileOf(charges, priorAndStrike));
  const named = (ids: string) => all.counts.filter(({ id }) => ids.split(' ').includes(id));
  const part = { chain: named(chain), counts: named(counts), controlling: named(controlling) };
  expect(new Set(lengthsOfPart(part, all).map(words))).toEqual(new Set([beside]));
});
