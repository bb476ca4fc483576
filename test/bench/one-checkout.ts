// One checkout's engine over cases of a few sizes, as a line of JSON: what `beside.ts` bundles with each of the two.
import { sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { caseOf, roundsOf, sizes } from './cases.ts';
import { allocated, timing } from './measure.ts';

const catalogue = readCatalogue(process.argv[2]);
const measured: object[] = [];
for (const counts of sizes) {
  const caseFile = caseOf(counts);
  const compute = () => sentence(caseFile, catalogue, '2026-11-20');
  const { p50 } = timing([caseFile], roundsOf(counts), compute);
  measured.push({ counts, p50, allocated: await allocated(50, compute) });
}
console.log(JSON.stringify(measured));
