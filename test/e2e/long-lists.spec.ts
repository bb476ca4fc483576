import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, expectAccessible, openCase, signIn, test } from './fixtures.ts';
import { opened } from './opened-case.ts';
import { screens } from './screens.ts';
import { openSixty } from './sixty-counts.ts';

const firstPage = z.object({ cases: z.array(z.looseObject({ Id: z.string() })), rules: z.unknown() });

/** The list of the user with so many cases more: pages as the server makes them, of the one case that it has. */
async function withCases(page: Page, count: number): Promise<void> {
  let first: z.infer<typeof firstPage> | undefined;
  await page.route(/\/api\/cases(\?|$)/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    first ??= firstPage.parse(await (await route.fetch()).json());
    const from = Number(query.get('next')?.split('#').at(-1) ?? 0);
    const length = Math.min(Number(query.get('limit') ?? 500), count - from);
    const cases = Array.from({ length }, (_, nth) => {
      const place = from + nth;
      return {
        ...first?.cases[0],
        Id: `long-${place}`,
        ParentCaseId: null,
        DefendantLastName: place === count - 1 ? 'Zuletzt' : `Long ${place}`,
        CreatedAt: new Date(Date.UTC(2026, 10, 20) - place * 60_000).toISOString(),
        CaseNumber: `L-${place}`,
      };
    });
    const next = from + length === count ? null : `2026-11-20T00:00:00.000Z#${from + length}`;
    await route.fulfill({ json: { ...first, cases, next } });
  });
}

test('a list that is loaded anew opens where it was left', async ({ page }) => {
  await openCase(page, { last: 'Long', charges: [] });
  await page.goto('about:blank');
  await withCases(page, 90);
  await page.goto('/Cases');
  await expect(page.getByRole('row').filter({ hasText: 'Long 0' })).toBeVisible();
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

const nodes = (page: Page) => page.evaluate(() => document.getElementsByTagName('*').length);

test('of 5,000 cases the first show with the first page, and those in sight alone stand on the page', async ({
  page,
}) => {
  await openCase(page, { last: 'Long', charges: ['242'] });
  await page.goto('about:blank');
  await withCases(page, 5000);
  let calls = 0;
  page.on('request', (request) => {
    if (/\/api\/cases(\?|$)/.test(request.url())) calls += 1;
  });
  const row = page.getByRole('row').filter({ hasText: 'Long 0' });
  await page.goto('/Cases');
  await expect(row).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: 'so far' });
  await expect(page.getByRole('button', { name: 'Open 5000' })).toBeVisible({ timeout: 30_000 });
  await expect(status).toBeHidden();
  const count = await nodes(page);
  await page.getByRole('searchbox').fill('zuletzt');
  await expect(page.getByRole('row').filter({ hasText: 'Zuletzt' })).toBeVisible();
  console.info(`5,000 cases: ${calls} calls, ${count} nodes`);
  expect(count).toBeLessThan(3000);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('table', { name: 'Cases' })).toHaveAttribute('aria-rowcount', '5001');

  await row.getByRole('link').focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Long 30', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Zuletzt' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'Zuletzt' })).toHaveAttribute('aria-rowindex', '5001');
  await expect(page.getByRole('link', { name: 'Zuletzt' })).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: 'Long 0', exact: true })).toBeFocused();
  await page.mouse.wheel(0, 60_000);
  await expect(page.getByRole('link', { name: 'Long 0', exact: true })).toBeFocused();
  expect(await nodes(page)).toBeLessThan(3000);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('of 5,000 cases the cards in sight alone stand on the page', async ({ page }) => {
    await openCase(page, { last: 'Cards', charges: ['242'] });
    await page.goto('about:blank');
    await withCases(page, 5000);
    await page.goto('/Cases');
    await expect(page.getByRole('button', { name: 'Open 5000' })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: /Long 0$|^Long 0,/ }).focus();
    await page.keyboard.press('End');
    const last = page.getByRole('listitem').filter({ hasText: 'Zuletzt' });
    await expect(last.getByRole('link')).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(last).toHaveAttribute('aria-posinset', '5000');
    expect(await nodes(page)).toBeLessThan(3000);
    await expectAccessible(page);
  });
});

/** One gesture that adds a count of each. */
const added = (crimes: readonly (string | undefined)[]) => ({
  RequestId: crypto.randomUUID(),
  writes: crimes.map((CrimeId) => ({
    kind: 'add',
    Own: crypto.randomUUID(),
    fields: { CrimeId, Date: '2026-03-14' },
  })),
});

test('sixty counts of ten kinds stand on ten lines, in two screens of a desk and 2,000 px of a phone', async ({
  page,
}) => {
  await openSixty(page);
  await expect(page.getByText('60 counts on 10 lines')).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(2 * screens.desk.height);
  // the sum opens in sight, however long the list is
  const why = page.getByRole('heading', { name: /^Why / });
  await page.keyboard.press('y');
  await expect(why).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.setViewportSize(screens.phone);
  await expect(page.locator('.bottom-bar')).toBeVisible();
  await expect.poll(height).toBeLessThan(2000);
  await page.getByRole('button', { name: 'Why', exact: true }).click();
  await expect(why).toBeInViewport({ ratio: 1 });
});

test('a case of 50 counts with 50 scenarios opens with few calls', async ({ page }) => {
  await openCase(page, { last: 'Family', charges: ['242'] });
  const { id, crimes, post } = await opened(page);
  await post(`/cases/${id}/changes`, added(Array.from({ length: 49 }, () => crimes[0])));
  for (let nth = 1; nth <= 50; nth += 1)
    await post(`/cases/${id}/scenarios`, { RequestId: crypto.randomUUID(), ScenarioName: `Offer ${nth}`, changes: [] });

  const measured = async (name: string) => {
    let [calls, bytes] = [0, 0];
    const count = async (response: { url: () => string; body: () => Promise<Buffer> }) => {
      if (!response.url().includes('/api/')) return;
      calls += 1;
      bytes += (await response.body()).length;
    };
    page.on('response', count);
    await page.goto(`/Cases/${id}`);
    const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
    // 51 totals are counted first
    await expect(tabs.getByRole('link', { name: /^Offer 50 \d+d$/ })).toBeVisible({ timeout: 30_000 });
    await expect(tabs.getByRole('link', { name: /\d+d$/ })).toHaveCount(51);
    await page.waitForLoadState('networkidle');
    page.off('response', count);
    console.info(`${name}: ${calls} calls, ${bytes} bytes`);
    expect(calls).toBeLessThan(20);
    expect(bytes).toBeLessThan(1_500_000);
    return calls;
  };
  await page.goto('about:blank');
  const first = await measured('50 counts, 50 scenarios, none counted yet');
  const next = await measured('50 counts, 50 scenarios, opened again');
  expect(next).toBeLessThan(first);

  await signIn(page);
  await page.getByLabel('Show sentences').check();
  await expect(page.getByRole('row', { name: /Family/ }).first()).toContainText(/\d+d/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const count of [12, 40])
    test(`of ${count} counts the total, Why and the picture of the sentence are in view wherever the list is`, async ({
      page,
    }) => {
      const sections = ['211/212.5(c)', '459/460(b)', '487(a)', '422(a)', '245(a)(4)'];
      const charges = Array.from({ length: count }, (_, nth) => sections[nth % sections.length] ?? '');
      await openCase(page, { last: 'Shape', charges });
      const foot = page.getByRole('complementary', { name: 'Selected Sentence' });
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((place) => window.scrollTo(0, place * document.documentElement.scrollHeight), part);
        const picture = page.getByRole('img', { name: /^The sentence as a bar: / });
        await expect(picture).toHaveCount(1);
        for (const shown of [picture, foot.locator('.total-figure'), foot.getByRole('button', { name: 'Why' })])
          await expect(shown).toBeInViewport({ ratio: 1 });
        // the picture covers nothing, and at the end the last line stands clear of the foot
        const [edge, figure] = [await picture.boundingBox(), await foot.locator('.total-figure').boundingBox()];
        expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeLessThanOrEqual(figure?.y ?? 0);
        if (part < 1) continue;
        const [last, bar] = [await page.locator('.phone-foot').boundingBox(), await foot.boundingBox()];
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });
});
