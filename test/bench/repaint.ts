// Prints, never judges. `npx node test/bench/repaint.ts [--site FOLDER]... [--counts N] [--trace FILE]`: how long a key
// that changes a term takes until the number is painted, on the built site with the CPU slowed four times. Several
// folders of built sites are measured in turns; none named is `web/dist`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiPrefix } from '@countwise/contract';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type DemoBrowser, slowDown, withDemoBrowser } from './demo-browser.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true },
    counts: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '3' },
    trace: { type: 'string' },
    alike: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '../..');
const sites = values.site ?? [join(root, 'web/dist')];
const counts = Number(values.counts);
const presses = 12;
const categories = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler'];
/** The crime of count 1, whose upper term is the principal one, and those of the other counts in turn, so that none fold. */
const sections = ['192(a)', '211/212.5(c)', '459/460(a)', '487(a)', '245(a)(1)', '215(a)'];

const made = z.object({ Id: z.string() });
const hits = z.object({ content: z.array(made.extend({ statuteDefinitionSection: z.string() })) });

/** A case of so many felonies, which stands on a line each, or, where they are alike, folded. Answers its id. */
async function makeCase({ call }: DemoBrowser): Promise<string> {
  const ids = await Promise.all(
    sections.map(async (section) => {
      const { content } = hits.parse(
        await call('GET', `/crimes/search?${new URLSearchParams({ statute: `PC ${section}`, bDate: '2026-03-14' })}`),
      );
      return made.parse(content.find((hit) => hit.statuteDefinitionSection === section)).Id;
    }),
  );
  const { Id } = made.parse(await call('POST', '/cases', { DefendantFirstName: 'Ana', DefendantLastName: 'Repaint' }));
  const fields = Array.from({ length: counts }, (_, nth) => ({
    CrimeId: ids[nth === 0 ? 0 : values.alike ? 1 : 1 + (nth % (ids.length - 1))],
    Date: '2026-03-14',
  }));
  for (let from = 0; from < counts; from += 50)
    await call('POST', `/cases/${Id}/changes`, {
      RequestId: crypto.randomUUID(),
      writes: fields.slice(from, from + 50).map((each) => ({ kind: 'add', Own: crypto.randomUUID(), fields: each })),
    });
  return Id;
}

/** Serves the files of another build in the place of the stack's own. */
async function serveFrom(page: Page, folder: string, origin: string): Promise<void> {
  const types = new Map([
    ['js', 'text/javascript'],
    ['css', 'text/css'],
    ['html', 'text/html'],
    ['svg', 'image/svg+xml'],
    ['woff2', 'font/woff2'],
  ]);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith(apiPrefix)) return route.continue();
    const path = /\.\w+$/.test(pathname) ? pathname : '/index.html';
    const body = await readFile(join(folder, path)).catch(() => null);
    if (body === null) return route.continue();
    return route.fulfill({ body, contentType: types.get(path.split('.').at(-1) ?? '') ?? 'application/octet-stream' });
  });
}

/**
 * Counts from the press of a key to the total changed, to the first message the page reads after that frame, and, by the
 * browser's own measure (Event Timing, steps of 8 ms), to the frame that shows what the key did.
 */
const listen = (page: Page) =>
  page.evaluate(() => {
    const times: { scripted: number; painted: number }[] = [];
    const shown: number[] = [];
    const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    sessionStorage.setItem('repaints', '0');
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') shown.push(duration);
      sessionStorage.setItem('shown', JSON.stringify(shown));
    }).observe(events);
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    new MutationObserver((changes) => {
      const isTotal = changes.some(
        ({ target, addedNodes }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('.total-figure') ||
          [...addedNodes].some((node) => node instanceof Element && node.matches('.total-figure')),
      );
      if (!isTotal || pressed === 0) return;
      const began = pressed;
      const scripted = performance.now() - began;
      pressed = 0;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          times.push({ scripted, painted: performance.now() - began });
          sessionStorage.setItem('repaints', String(times.length));
          sessionStorage.setItem('times', JSON.stringify(times));
        };
        port2.postMessage(0);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const repaints = z.array(z.object({ scripted: z.number(), painted: z.number() }));
interface Repaints {
  readonly times: z.infer<typeof repaints>;
  readonly shown: readonly number[];
}

/** Presses 1 and 3 in turn on the principal term, each when the page has come to rest. */
async function press(page: Page): Promise<Repaints> {
  await page.locator('tr[data-row] .sum').first().focus();
  await listen(page);
  await slowDown(page);
  for (let nth = 0; nth < presses; nth += 1) {
    await page.keyboard.press(nth % 2 === 0 ? '1' : '3');
    await page.waitForFunction((many) => Number(sessionStorage.getItem('repaints')) > many, nth);
    await page.waitForTimeout(900);
  }
  await slowDown(page, 1);
  const kept = (name: string) => page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', name);
  return {
    times: repaints.parse(JSON.parse(await kept('times'))),
    shown: z.array(z.number()).parse(JSON.parse(await kept('shown'))),
  };
}

const told = (name: string, times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
  return `${name} least ${at(0)}, middle ${at(0.5)}, most ${at(1)} ms`;
};

await withDemoBrowser(async (demo) => {
  const { origin, browser, open } = demo;
  const id = await makeCase(demo);
  const all = new Map<string, Repaints & { readonly first: readonly number[] }>();
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const folder of sites) {
      const page = await open();
      await serveFrom(page, folder, origin);
      await page.goto(`${origin}/Cases/${id}`);
      await page.locator('.total-figure').first().waitFor();
      await page.waitForTimeout(1_500);
      if (values.trace !== undefined) await browser.startTracing(page, { path: values.trace, categories });
      const { times, shown } = await press(page);
      if (values.trace !== undefined) await browser.stopTracing();
      const before = all.get(folder) ?? { times: [], shown: [], first: [] };
      all.set(folder, {
        times: [...before.times, ...times],
        shown: [...before.shown, ...shown],
        first: [...before.first, ...shown.slice(0, 1)],
      });
      await page.context().close();
    }
  for (const [folder, { times, shown, first }] of all)
    console.log(
      `${folder}, ${counts} counts: ${told(
        'key to number',
        times.map(({ scripted }) => scripted),
      )}; ${told(
        'key to the message after its frame',
        times.map(({ painted }) => painted),
      )}; ${told('key to paint', shown)} (${shown.length} keys); ${told("a page's first key to paint", first)}`,
    );
});
