import { expect, test } from 'vitest';
import { plainEveryUpper, plainRange } from './range.ts';
import { words } from './words.ts';
import { fileOf } from './worked.ts';
import { burglary, force, robbery, type WorkedCharge } from './worked-line.ts';

const one = { occasion: 'A' };

/** Ends worked by hand: part 5 of the rule of terms that run together. */
const ends: readonly (readonly [
  name: string,
  least: string,
  greatest: string,
  everyUpper: string,
  readonly WorkedCharge[],
  strikes: '0' | '1',
])[] = [
  [
    'nothing proved',
    '2y',
    '5y',
    '7y',
    [
      [burglary, 'm', 'k'],
      [force, 'm', 'k'],
    ],
    '0',
  ],
  ['one count', '2y', '3y', '5y', [[robbery, 'u', 'k']], '0'],
  [
    'serious counts of one occasion, and others',
    '8y',
    '19y4m',
    '25y4m',
    [
      ['PC 245(b)', 'm', 'c', one],
      ['PC 245(b)', 'm', 'c', one],
      [force, 'm', 'c', one],
      ['PC 29800(a)(1)', 'm', 'c', one],
    ],
    '1',
  ],
];

test.for(ends)(
  '%s: from %s to %s, to %s with every upper term',
  ([, least, greatest, everyUpper, charges, strikes]) => {
    const file = fileOf(charges, { strikes });
    const { minimum, maximum } = plainRange(file);
    expect([minimum, maximum, plainEveryUpper(file)].map(words)).toEqual([least, greatest, everyUpper]);
  },
);

test('an upper term of a crime may rest on a certified record, of an enhancement not', () => {
  const certified = { circumstances: [{ id: 'CRC 4.421(b)(2)', proof: 'certified' as const }] };
  const gun = { enhancements: [{ id: 'e', crime: 'PC 12022.5(a)', term: 'middle' as const }] };
  const file = fileOf([[robbery, 'm', 'k', gun]], certified);
  expect(words(plainRange(file).maximum)).toBe('9y');
  expect(words(plainRange({ ...file, circumstances: [{ id: 'CRC 4.421(a)(8)', proof: 'found' }] }).maximum)).toBe(
    '15y',
  );
  expect(words(plainRange({ ...file, circumstances: [] }).maximum)).toBe('7y');
  expect(words(plainRange({ ...file, circumstances: [], sentencingDate: '2021-12-31' }).maximum)).toBe('15y');
});
