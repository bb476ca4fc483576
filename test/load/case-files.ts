import type { CaseFile, ChargeFile } from '@countwise/engine';

const crimes = [
  'PC 211/212.5(c)',
  'PC 459/460(a)',
  'PC 459/460(b)',
  'PC 245(a)(1)',
  'PC 29800(a)(1)',
  'PC 422',
  'PC 273.5(a)',
  'VC 10851(a)',
  'HS 11378',
  'PC 148(a)(1)',
];

/** The same sequence for the same seed, so that two runs are compared on the same files. */
function* sequence(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

/** So many case files of one to four counts, some with a firearm, a strike, a serious prior, custody. */
export function* caseFiles(count: number): Generator<CaseFile> {
  const numbers = sequence(1170);
  const below = (limit: number): number => Math.floor((numbers.next().value ?? 0) / 1000) % limit;
  const chargeOf = (index: number): ChargeFile => ({
    id: `c${index + 1}`,
    count: index + 1,
    crime: crimes[below(crimes.length)] ?? 'PC 422',
    date: `2026-0${1 + below(6)}-1${below(10)}`,
    run: below(4) === 0 ? 'concurrent' : 'consecutive',
    enhancements: below(3) === 0 ? [{ id: `e${index + 1}`, crime: 'PC 12022.7(a)' }] : [],
  });
  for (let made = 0; made < count; made += 1)
    yield {
      caseFile: 1,
      sentencingDate: '2026-08-01',
      strikes: below(5) === 0 ? '1' : '0',
      charges: Array.from({ length: 1 + below(4) }, (_, index) => chargeOf(index)),
      caseEnhancements: below(6) === 0 ? [{ id: 's1', crime: 'PC 667(a)(1)' }] : [],
      custody: [{ in: '2026-06-01', out: `2026-07-${10 + below(20)}`, rate: 'auto' }],
    };
}
