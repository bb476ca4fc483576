import { type CaseFile, type ChargeFile, rangeOf } from '@countwise/engine';
import type { CrimeCatalogue } from '@countwise/seed';
import { milliseconds, timing } from './measure.ts';

const today = '2026-11-20';
const cases = 100;
const crimes = [
  'PC 211/212.5(c)',
  'PC 245(a)(1)',
  'PC 459/460(a)',
  'PC 459/460(b)',
  'PC 136.1(b)(1)',
  'PC 207(a)/208(a)',
  'PC 261(a)(2)',
  'PC 192(a)',
  'PC 273.5(a)',
  'HS 11378',
  'VC 10851(a)',
  'PC 664/187(a)',
  'PC 29800(a)(1)',
  'PC 4501.5',
  'PC 243(e)(1)',
] as const;
const enhancements = ['PC 12022.7(a)', 'PC 12022.5(a)', 'PC 12022(b)(1)'] as const;

/** Numbers that look drawn by lot and are the same in every run. */
function lot(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const pick = <Value>(values: readonly [Value, ...Value[]], draw: (below: number) => number): Value =>
  values[draw(values.length)] ?? values[0];

function chargeOf(count: number, draw: (below: number) => number): ChargeFile {
  return {
    id: `c${count}`,
    count,
    crime: pick(crimes, draw),
    date: '2026-03-14',
    term: pick(['lower', 'middle', 'upper'], draw),
    run: pick(['consecutive', 'concurrent'], draw),
    occasion: String(draw(5)),
    victim: `V${draw(3)}`,
    enhancements: draw(4) === 0 ? [{ id: `e${count}`, crime: pick(enhancements, draw) }] : [],
  };
}

/** A case of felonies of every kind, some with a strike, some with a proved fact. */
function caseOf(counts: number, seed: number): CaseFile {
  const draw = lot(seed * 7919 + counts);
  return {
    caseFile: 1,
    strikes: pick(['0', '0', '1', '2+'], draw),
    circumstances: draw(2) === 0 ? [{ id: 'CRC 4.421(b)(2)', proof: 'found' }] : [],
    charges: Array.from({ length: counts }, (_, index) => chargeOf(index + 1, draw)),
  };
}

/** Time of the exact range by number of counts, and how many ends of random cases could not be proved. */
export function benchRange(catalogue: CrimeCatalogue): void {
  console.log(`rangeOf(): counts, p50, p99 over ${cases} random cases, cases with an end that is not proved`);
  for (const counts of [2, 12, 40]) {
    const files = Array.from({ length: cases }, (_, index) => caseOf(counts, index + 1));
    const open = files.filter((file) => {
      const { minimum, maximum, everyUpper } = rangeOf(file, catalogue, today);
      return !(minimum.exact && maximum.exact && everyUpper.exact);
    });
    const { p50, p99 } = timing(files, 3, (file) => rangeOf(file, catalogue, today));
    const columns = [String(counts), milliseconds(p50), milliseconds(p99), `${open.length} of ${cases}`];
    console.log(`  ${columns.map((column) => column.padStart(10)).join('  ')}`);
  }
}
