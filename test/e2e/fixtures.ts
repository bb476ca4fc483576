import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page, type Route } from '@playwright/test';
import type axe from 'axe-core';

/** The checker as a page loads it: the smallest of its files. */
const checker = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The tests of the site, and where the one stack that they share has its inbox and its database. */
export const test = base.extend<{ readonly inbox: string; readonly database: string }>({
  inbox: [process.env['STACK_INBOX'] ?? '', { option: true }],
  database: [process.env['STACK_DATABASE'] ?? '', { option: true }],
});
export { openCase, signIn } from './prepared.ts';
export { expect };

/** Makes a case from the list; the workspace opens with the search before it. */
export async function newCase(page: Page, first: string, last: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Case' }).first().click();
  const panel = page.getByRole('dialog', { name: 'New case' });
  await panel.getByLabel('First name').fill(first);
  await panel.getByLabel('Last name').fill(last);
  await panel.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('dialog', { name: /Add Charge/ })).toBeVisible();
}

/** Adds a charge in the open overlay and waits until the case has it. */
export async function addCharge(page: Page, statute: string, row: RegExp, charges: number): Promise<void> {
  const overlay = page.getByRole('dialog', { name: /Add Charge/ });
  await overlay.getByLabel('Statute number or words').fill(statute);
  await overlay.getByRole('button', { name: row }).first().click();
  await overlay.getByRole('complementary').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog', { name: `Add Charge · ${charges} in this case` })).toBeVisible();
}

/** Answers the first call of an address in the server's place. The watch stays: taking it away may hold up other calls. */
export async function answerOnce(page: Page, address: string, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  let first = true;
  await page.route(address, (route) => {
    const ours = first;
    first = false;
    return ours ? route.fulfill(answer) : route.continue();
  });
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** No violation of WCAG 2.2 AA on the page as it stands, once nothing on it fades in or moves any more. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });

/** Of those rules the ones that colors decide: no other can fail on a page that has passed in another theme. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

async function expectNone(page: Page, runOnly: axe.RunOnly): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  // what is scrolled half under the top bar is no smaller for it
  await page.evaluate(() => window.scrollTo(0, 0));
  // the checker is fetched once a page: each time anew would cost more than its look
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker);
  const { violations } = await page.evaluate(
    (only) => window.axe.run({ runOnly: only, resultTypes: ['violations'], preload: false }),
    runOnly,
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The same, and nothing to scroll for sideways. */
export async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
}

/** The total at the head of the sentence panel. */
export const total = (page: Page) =>
  page.getByRole('complementary', { name: 'Selected Sentence' }).locator('.total-figure');

/** Goes to a mode of the case: in the rail, or where there is none in the menu that names the open one. */
export async function openMode(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^Mode, / });
  const link = page.getByRole('navigation', { name: 'Case modes' }).getByRole('link', { name });
  await expect(menu.or(link)).toBeVisible();
  if (await link.isVisible()) return link.click();
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
}
