import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { expect, openCase, signIn, test, total } from './fixtures.ts';

/** What happens to the next calls of an address: the server does it and nobody hears, it cannot be reached, or it answers that it is away. */
type Fate = 'lost' | 'unreached' | 'away';

/** Meets the next calls of an address with these fates, in their order; those after go through. */
async function withFates(page: Page, address: RegExp, ...fates: readonly Fate[]): Promise<void> {
  const left = [...fates];
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    switch (left.shift()) {
      case 'lost':
        await route.fetch();
        return route.abort();
      case 'unreached':
        return route.abort();
      case 'away':
        return route.fulfill({ status: 503, json: { message: 'Away.', requestId: 'r' } });
      default:
        return route.fallback();
    }
  });
}
const rows = (page: Page) => page.getByRole('button', { name: /^Status, / });
const saved = (page: Page) => expect(page.getByText(/Saved \d/)).toBeVisible();
const changes = /\/changes$/;

test('a deletion that took an enhancement with it is undone whole, though the server is away at first', async ({
  page,
}) => {
  await openCase(page, { last: 'Undone', charges: ['487(a)', '211/212.5(c)', '12022.53(b)'] });
  const before = (await total(page).textContent()) ?? '';
  await expect(rows(page)).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Status, count 2/ })
    .first()
    .focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Delete charge' }).getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  await saved(page);
  // as often as it is tried by itself
  await withFates(page, changes, 'away', 'lost', 'away');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No answer. 1 change waiting')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(total(page)).toHaveText(before);
  await expect(rows(page)).toHaveCount(3);
});

test('a copy of a count whose answer is lost is one copy', async ({ page }) => {
  await openCase(page, { last: 'Copied', charges: ['487(a)'] });
  await withFates(page, changes, 'lost', 'lost', 'lost');
  await page.getByRole('button', { name: /^Status, count 1/ }).focus();
  await page.keyboard.press('Control+d');
  await expect(page.getByText('No answer. 1 change waiting')).toBeVisible();
  await saved(page);
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test('a scenario whose answer is lost is one, with every count; one that is not reached is none', async ({ page }) => {
  await openCase(page, { last: 'Scenario', charges: ['487(a)', '211/212.5(c)'] });
  const before = (await total(page).textContent()) ?? '';
  const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  const manage = page.getByRole('dialog', { name: 'Manage Scenarios' });
  const create = manage.getByRole('button', { name: 'Create Scenario' });
  await manage.getByLabel('Name').fill('Offer');
  await withFates(page, /\/cases\/[^/]+\/scenarios$/, 'unreached', 'lost');
  await create.click();
  await expect(manage.getByText('The scenario could not be saved.')).toBeVisible();
  const family = async () => {
    const token = await page.evaluate(() => localStorage.getItem('user_token'));
    const id = page.url().split('/').at(-1);
    const answer = await page.request.get(`/api/cases/scenarios/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return z.object({ scenarios: z.array(z.unknown()) }).parse(await answer.json()).scenarios;
  };
  expect(await family()).toHaveLength(0);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/scenarios'));
  await create.click();
  await lost;
  await expect(create).toBeEnabled();
  await expect(manage.getByText('The scenario could not be saved.')).toBeVisible();
  expect(await family()).toHaveLength(1);
  await create.click();
  await expect(tabs.getByRole('link', { name: /^Offer/ })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('link')).toHaveCount(2);
  await expect(total(page)).toHaveText(before);
  await expect(rows(page)).toHaveCount(2);
});

test('a new case whose answer is lost, and is made again, is one case', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Add New Case' }).first().click();
  const panel = page.getByRole('dialog', { name: 'New case' });
  await panel.getByLabel('First name').fill('Nora');
  await panel.getByLabel('Last name').fill('Newcase');
  await withFates(page, /\/api\/cases$/, 'lost');
  await panel.getByRole('button', { name: 'Create' }).click();
  await expect(panel.getByText('The case could not be saved.')).toBeVisible();
  await panel.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('dialog', { name: /Add Charge/ })).toBeVisible();
  await page.goto('/Cases');
  await expect(page.getByRole('row').filter({ hasText: 'Newcase' })).toHaveCount(1);
});

test('a deletion whose answer is lost is done, and nothing is said to be unsaved', async ({ page }) => {
  await openCase(page, { last: 'Deleted', charges: ['487(a)', '211/212.5(c)'] });
  await withFates(page, changes, 'lost');
  await page.getByRole('button', { name: /^Status, count 2/ }).focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Delete charge' }).getByRole('button', { name: 'Delete' }).click();
  await saved(page);
  await expect(page.getByText(/^Not saved/)).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});
