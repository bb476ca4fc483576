import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPrefix } from '@countwise/contract';
import { chromium as unpacked } from '@countwise/functions/chromium';
import { startStack } from '@countwise/infra/local';
import { demoAccounts } from '@countwise/infra/people';
import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';

const session = z.object({ token: z.string(), user_attr: z.looseObject({}), subscriptionStatus: z.string() });

/** How much slower than here the browser of these figures is. */
export const slowed = 4;

/** The built site before a stack of its own, and its first subscriber signed in. */
export interface DemoBrowser {
  readonly origin: string;
  readonly browser: Browser;
  /** Asks the API as the subscriber; throws where the answer is a refusal. */
  readonly call: (method: string, path: string, body?: object) => Promise<unknown>;
  /** A page of a visitor who has nothing of the site but the subscriber's session. */
  readonly open: () => Promise<Page>;
}

/** Starts both, hands them over, and ends them whatever comes. */
export async function withDemoBrowser(measure: (demo: DemoBrowser) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'countwise-bench-'));
  const { origin, stop } = await startStack({ dir, site: 'built' });
  const own = await unpacked();
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...own.env }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  const browser = await chromium.launch({ executablePath: own.executablePath, args: ['--no-sandbox'], env });
  try {
    await measure({ origin, browser, ...(await signedIn(origin, browser)) });
  } finally {
    await browser.close();
    await stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function signedIn(origin: string, browser: Browser): Promise<Pick<DemoBrowser, 'call' | 'open'>> {
  const asking =
    (token: string) =>
    async (method: string, path: string, body?: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${origin}${apiPrefix}${path}`, sent);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
  const person = demoAccounts.find(({ email }) => email.startsWith('ines@'));
  const told = await asking('')('POST', '/auth/login', { username: person?.email, password: person?.password });
  const { token, user_attr, subscriptionStatus } = session.parse(told);
  // the welcome and the announcement come once, and are no part of what every visit loads
  await asking(token)('POST', '/subscriber/updateFirstLoginMessage');
  await asking(token)('DELETE', '/JWTUser/turnOffAdForUser');
  const kept = {
    user_token: token,
    user_attr: JSON.stringify({ ...user_attr, firstLoginMessage: false, AdPopUpId: null }),
    subscription_status: subscriptionStatus,
  };
  return {
    call: asking(token),
    open: async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript((stored) => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      }, kept);
      return page;
    },
  };
}

/** From here on the page has a quarter of the processor. */
export async function slowDown(page: Page, rate = slowed): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}
