import { type CaseFile, sentence } from '@countwise/engine';
import type { CrimeCatalogue } from '@countwise/seed';
import { allocated, kilobytes, milliseconds, timing } from './measure.ts';

const today = '2026-11-20';
const sizes = [1, 20, 40, 100, 500];
const crimes = ['PC 211/212.5(c)', 'PC 245(a)(1)', 'PC 459/460(a)', 'HS 11378', 'PC 664/187(a)', 'PC 29800(a)(1)'];

/** A case of felonies of different schemes, half of them with an enhancement, each on a day of its own. */
const caseOf = (counts: number): CaseFile => ({
  caseFile: 1,
  strikes: '1',
  caseEnhancements: [{ id: 'prior', crime: 'PC 667(a)(1)' }],
  charges: Array.from({ length: counts }, (_, index) => ({
    id: `c${index + 1}`,
    count: index + 1,
    crime: crimes[index % crimes.length] ?? 'PC 211/212.5(c)',
    date: `2026-03-${String((index % 28) + 1).padStart(2, '0')}`,
    enhancements: index % 2 === 0 ? [{ id: `e${index + 1}`, crime: 'PC 12022.7(a)' }] : [],
  })),
});

/** Time, growth and allocations of one whole computation by number of counts. */
export async function benchSentence(catalogue: CrimeCatalogue): Promise<void> {
  console.log('sentence(): counts, p50, p99, time for each count, allocated');
  for (const counts of sizes) {
    const caseFile = caseOf(counts);
    const compute = () => sentence(caseFile, catalogue, today);
    const { p50, p99 } = timing([caseFile], Math.max(50, Math.round(10_000 / counts)), compute);
    const each = `${((p50 / counts) * 1000).toFixed(1)} us a count`;
    const columns = [
      String(counts),
      milliseconds(p50),
      milliseconds(p99),
      each,
      kilobytes(await allocated(50, compute)),
    ];
    console.log(`  ${columns.map((column) => column.padStart(10)).join('  ')}`);
  }
}
