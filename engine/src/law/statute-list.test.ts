import { expect, test } from 'vitest';
import { fifteenYearGangFelonies } from './lists/gang-life-felonies.ts';
import { registrableCrimes } from './lists/registrable-crimes.ts';
import { relatedVictims } from './lists/related-victims.ts';
import { violentSexCrimes } from './lists/violent-sex-crimes.ts';
import { sectionsOf } from './statute.ts';
import { isEverListed, isListed, isNamedBy, listed, listedBy, type StatuteList } from './statute-list.ts';

test.for([
  // PC 186.22(b)(4)(B): Proposition 21
  ['PC 215', '2000-03-07', undefined],
  ['PC 215', '2000-03-08', 'PC 186.22(b)(4)(B)'],
  ['PC 215(a)', '2000-03-08', 'PC 186.22(b)(4)(B)'],
  ['PC 211/213(a)(1)(A)', '2000-03-08', 'PC 186.22(b)(4)(B)'],
  ['PC 211/213(a)(2)', '2000-03-08', undefined],
] as const)('%s on %s is named by %s', ([statute, on, authority]) => {
  expect(listedBy(fifteenYearGangFelonies, sectionsOf(statute), on)?.authority).toBe(authority);
});

test.for([
  ['PC 220(a)(1)/261', '2006-09-19', false],
  ['PC 220(a)(1)/261', '2006-09-20', true],
  ['PC 220(a)(1)/203', '2006-09-20', false],
  ['PC 220(b)', '2006-09-20', true],
  ['PC 261(a)(2)', '1990-01-01', true],
  ['PC 261(a)(4)', '2026-01-01', false],
] as const)('%s of %s is a crime of PC 667.6(e): %s', ([statute, on, isOne]) => {
  expect(isListed(violentSexCrimes, sectionsOf(statute), on)).toBe(isOne);
});

test('a crime that a list names on another day is ever listed', () => {
  expect(isEverListed(violentSexCrimes, sectionsOf('PC 220(a)(1)/289'))).toBe(true);
  expect(isEverListed(violentSexCrimes, sectionsOf('PC 459'))).toBe(false);
});

test.for([
  ['PC 261.5(c)', '', false],
  ['PC 261.5(c)', 'minor more than 10 years younger', true],
  ['PC 261.5(c)', 'minor more than 3 years younger', false],
] as const)('%s "%s" brings registration: %s, PC 290(c)', ([statute, words, brings]) => {
  expect(registrableCrimes.some((row) => isNamedBy(row, sectionsOf(statute), words))).toBe(brings);
});

test.for([
  ['PC 211/212.5(c)', true],
  ['PC 241(c)', false],
  ['PC 243.65', false],
  ['PC 245.6', true],
  ['PC 664/459', true],
] as const)('%s is in a range of sections but for those left out: %s', ([statute, isOne]) => {
  expect(isEverListed(relatedVictims, sectionsOf(statute))).toBe(isOne);
});

test('what a list says of the same sections is not read again', () => {
  let reads = 0;
  const row = listed('PC 3', ['PC 459']);
  const counting: StatuteList = [
    {
      ...row,
      get sections() {
        reads += 1;
        return row.sections;
      },
    },
  ];
  expect([1, 2, 3].map(() => isListed(counting, sectionsOf('PC 459/460(a)'), '2026-01-01'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(reads).toBe(1);
});
