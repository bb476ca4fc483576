// Prints, never judges. `npx node test/bench/first-screen.ts [--cases N] [--rounds N]`: what the case list loads of the built
// site by a browser that has nothing of it, compressed, and when its largest content is painted with the CPU slowed four times.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type DemoBrowser, slowDown, slowed, withDemoBrowser } from './demo-browser.ts';
import { kilobytes } from './measure.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '100' }, rounds: { type: 'string', default: '5' } },
});
const site = join(import.meta.dirname, '../../web/dist');
/** Compressed bytes of scripts that the first screen may ask for, and milliseconds until it is painted. */
const [budget, painted] = [260_000, 1_500];

/** One visit: the scripts that were asked for until the list stood, and when its largest content was painted. */
async function visit({ origin, open }: DemoBrowser) {
  const page = await open();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.origin === origin && asked.pathname.endsWith('.js')) scripts.push(asked.pathname);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (last !== undefined) sessionStorage.setItem('largest', String(last.startTime));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await slowDown(page);
  await page.goto(`${origin}/Cases`);
  await page.locator('.case-opener').first().waitFor();
  const until = [...new Set(scripts)];
  await page.waitForTimeout(1_500);
  const largest = Number(await page.evaluate(() => sessionStorage.getItem('largest')));
  await page.context().close();
  return { scripts: until, largest };
}

const compressed = (path: string): number => gzipSync(readFileSync(join(site, path)), { level: 9 }).length;
/** As the content network compresses on its way to a browser: brotli, not of its highest quality. */
const sent = (path: string): number =>
  brotliCompressSync(readFileSync(join(site, path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

await withDemoBrowser(async (demo) => {
  for (let nth = 0; nth < Number(values.cases); nth += 1)
    await demo.call('POST', '/cases', { DefendantFirstName: 'First', DefendantLastName: `Screen ${nth}` });
  const times: number[] = [];
  let loaded: readonly string[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const { scripts, largest } = await visit(demo);
    loaded = scripts;
    times.push(largest);
  }
  const sum = loaded.reduce((total, path) => total + compressed(path), 0);
  const overTheWire = kilobytes(loaded.reduce((total, path) => total + sent(path), 0));
  console.log(
    `case list: scripts ${kilobytes(sum)} compressed (${overTheWire} as brotli) in ${loaded.length} files, ${sum <= budget ? 'within' : 'OVER'} ${kilobytes(budget)}`,
  );
  for (const path of loaded.toSorted((a, b) => compressed(b) - compressed(a)).slice(0, 8))
    console.log(`  ${kilobytes(compressed(path)).padStart(8)} ${path}`);
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `case list of ${values.cases}: largest content painted, CPU slowed ${slowed} times: ${sorted.map((each) => each.toFixed(0)).join(', ')} ms, middle ${middle <= painted ? 'within' : 'OVER'} ${painted} ms`,
  );
});
