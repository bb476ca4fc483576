import { availableParallelism } from 'node:os';
import { inLanes } from './run/in-lanes.ts';
import { parts } from './run/parts.ts';
import { quickFolder } from './run/quick-folder.ts';
import { runPart } from './run/run-part.ts';

/** `npm test` proves everything; `npm test -- unit e2e` proves the parts named. Ends with one line of counts. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

/** One for each core: a part more beside them, and all take longer than it saves. */
const lanes = availableParallelism();
const chosen = wanted.length === 0 ? parts : parts.filter((part) => wanted.includes(part.name));
const folder = quickFolder();
const startedAt = performance.now();
const counts = await inLanes(chosen, lanes, async (part) => ({
  part: part.name,
  ...(await runPart(part, { folder, alone: chosen.length === 1 })),
}));
const failures = counts.flatMap(({ part, failures: names }) => names.map((name) => `failed in ${part}: ${name}`));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(['', ...failures, `${passed} passed, ${failed} failed in ${seconds} s`].join('\n'));
process.exitCode = failed === 0 ? 0 : 1;
