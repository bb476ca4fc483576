// Prints, never judges. `npx node test/bench/first-screen.ts [--cases N] [--rounds N]`: what the case list loads of the built
// site by a browser that has nothing of it, compressed, and when its largest content is painted with the CPU slowed four times.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { apiPrefix, updateFirstLoginMessage } from '@countwise/contract';
import { chromium as unpacked } from '@countwise/functions/chromium';
import { startStack } from '@countwise/infra/local';
import { demoAccounts } from '@countwise/infra/people';
import { type Browser, chromium } from '@playwright/test';
import { z } from 'zod';
import { kilobytes } from './measure.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '100' }, rounds: { type: 'string', default: '5' } },
});
const site = join(import.meta.dirname, '../../web/dist');
const slowed = 4;
/** Compressed bytes of scripts that the first screen may ask for, and milliseconds until it is painted. */
const [budget, painted] = [260_000, 1_500];

const session = z.object({ token: z.string(), user_attr: z.looseObject({}), subscriptionStatus: z.string() });
type Session = z.infer<typeof session>;

async function call(origin: string, path: string, body: object, token = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}${apiPrefix}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function logIn(origin: string): Promise<Session> {
  const person = demoAccounts.find(({ email }) => email.startsWith('ines@'));
  const user = session.parse(
    await call(origin, '/auth/login', { username: person?.email, password: person?.password }),
  );
  // the welcome would be the largest content
  await call(origin, updateFirstLoginMessage.path, {}, user.token);
  for (let nth = 0; nth < Number(values.cases); nth += 1)
    await call(origin, '/cases', { DefendantFirstName: 'First', DefendantLastName: `Screen ${nth}` }, user.token);
  return user;
}

/** One visit: the scripts that were asked for until the list stood, and when its largest content was painted. */
async function visit(browser: Browser, origin: string, user: Session) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.origin === origin && asked.pathname.endsWith('.js')) scripts.push(asked.pathname);
  });
  await page.addInitScript(
    (stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1);
        if (last !== undefined) sessionStorage.setItem('largest', String(last.startTime));
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    },
    {
      user_token: user.token,
      user_attr: JSON.stringify({ ...user.user_attr, firstLoginMessage: false }),
      subscription_status: user.subscriptionStatus,
    },
  );
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(`${origin}/Cases`);
  await page.locator('.case-opener').first().waitFor();
  const until = [...new Set(scripts)];
  await page.waitForTimeout(1_500);
  const largest = Number(await page.evaluate(() => sessionStorage.getItem('largest')));
  await context.close();
  return { scripts: until, largest };
}

const compressed = (path: string): number => gzipSync(readFileSync(join(site, path)), { level: 9 }).length;
/** As the content network compresses on its way to a browser: brotli, not of its highest quality. */
const sent = (path: string): number =>
  brotliCompressSync(readFileSync(join(site, path)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const dir = mkdtempSync(join(tmpdir(), 'countwise-first-'));
const stack = await startStack({ dir, site: 'built' });
const own = await unpacked();
const browser = await chromium.launch({
  executablePath: own.executablePath,
  args: ['--no-sandbox'],
  env: {
    ...Object.fromEntries(Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))),
    ...own.env,
  },
});
try {
  const user = await logIn(stack.origin);
  const times: number[] = [];
  let loaded: readonly string[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const { scripts, largest } = await visit(browser, stack.origin, user);
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
} finally {
  await browser.close();
  await stack.stop();
  rmSync(dir, { recursive: true, force: true });
}
