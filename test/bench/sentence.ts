import { sentence } from '@countwise/engine';
import type { CrimeCatalogue } from '@countwise/seed';
import { caseOf, roundsOf, sizes } from './cases.ts';
import { allocated, kilobytes, milliseconds, timing } from './measure.ts';

const today = '2026-11-20';

/** Time, growth and allocations of one whole computation by number of counts. */
export async function benchSentence(catalogue: CrimeCatalogue): Promise<void> {
  console.log('sentence(): counts, p50, p99, time for each count, allocated');
  for (const counts of sizes) {
    const caseFile = caseOf(counts);
    const compute = () => sentence(caseFile, catalogue, today);
    const { p50, p99 } = timing([caseFile], roundsOf(counts), compute);
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
