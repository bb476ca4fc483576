import { expect, expectAccessible, openCase, test, total } from './fixtures.ts';
import { screens } from './screens.ts';

test('offers are found beside the page, walked by keys alone, asked for less, recorded, and opened as a scenario', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const robbery = ['211/212.5(c)', '12022.53(b)'];
  await openCase(page, { first: 'Ofra', last: 'Offers', charges: [...robbery, ...robbery, '29800(a)(1)'] });
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  const work = page.getByRole('main');
  const table = work.getByRole('table', { name: 'Offers that no other beats' });
  const complete = work.getByText(/^Complete\. All [\d,]+ dispositions considered/);
  await expect(complete).toBeVisible({ timeout: 30_000 });
  // how far the list is proved stands in view with it, above the foot of the page
  expect((await complete.boundingBox())?.y).toBeLessThanOrEqual(900 - 32 - 20);
  await expect(table.getByRole('row', { name: /^The case as filed nothing/ })).toBeVisible();
  const offer = table.locator('button[data-place]');
  await offer.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(offer.nth(1)).toBeFocused();
  await expect(offer.nth(1)).toHaveAttribute('aria-expanded', 'true');
  // the panel is the offer's; Enter opens its ledger over the list, and Escape gives the focus back
  const panel = page.getByRole('complementary', { name: /^Offer in row \d+, at / });
  await expect(panel.getByText(/^as filed/)).toContainText('days more to serve');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const ledger = page.getByRole('dialog', { name: /^Ledger of the offer in row 2, / });
  await expect(ledger.getByRole('row', { name: /^Total / })).toContainText(
    (await panel.locator('.total-figure').textContent()) ?? 'no number',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(offer.nth(1)).toBeFocused();

  // what the rows beat stands beside the row that beats it; a row that several bargains come to tells each
  await work.getByRole('button', { name: /^Show the others, \d+$/ }).click();
  const by = work
    .getByRole('region', { name: 'Other bargains' })
    .getByRole('button', { name: /^Row \d+$/ })
    .last();
  const place = Number((await by.textContent())?.replace(/\D/g, '')) - 1;
  await by.click();
  await expect(table.locator(`button[data-place="${place}"]`)).toHaveAttribute('aria-expanded', 'true');
  await work.getByRole('button', { name: 'Hide the others' }).click();
  const several = table
    .getByRole('row')
    .filter({ hasText: /\d ways/ })
    .first();
  await several.getByRole('button').click();
  await expect(panel.getByRole('heading', { name: /^\d ways$/ })).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Way 2' })).toContainText('or');
  await offer.first().focus();

  await page.keyboard.press('w');
  await page.getByLabel('Length').fill('5y');
  await page.keyboard.press('Enter');
  await expect(work.getByText('At most 5y')).toBeVisible();
  await expect(work.getByText(/^Complete\./)).toBeVisible({ timeout: 30_000 });
  const length = (await table.locator('tr[data-open] .offers-sum b').textContent()) ?? '';
  const served = (await table.locator('tr[data-open] .offers-figure b').textContent()) ?? '';

  await panel.getByRole('button', { name: 'Offer card' }).click();
  const form = page.getByRole('dialog', { name: `Record an offer at ${length}` });
  await form.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(form.getByText('Give a name.')).toBeVisible();
  await form.getByLabel('Name of who made it').fill('A. Deputy');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Record', exact: true }).click();
  const recorded = work.getByRole('listitem').filter({ hasText: 'Offer 1, The People' });
  await expect(recorded).toContainText(`Made ${length}, to serve ${served}`);
  await expect(table.getByRole('row', { name: /^Offer 1, The People Made/ })).toContainText(length);
  // while it stands it is beside a trial where the ledger tells what each row costs
  const charges = page.getByRole('navigation', { name: 'Case modes' }).getByRole('link', { name: 'Charges' });
  await charges.click();
  await work.getByRole('button', { name: 'Without it', exact: true }).click();
  const prices = page.getByRole('complementary', { name: 'To serve, as filed' });
  await expect(prices).toContainText(`Offer 1, ${length}`);
  await expect(prices.getByRole('img', { name: /of 100 trials$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(work.getByText(/^Complete\./)).toBeVisible({ timeout: 30_000 });
  await recorded.getByRole('button', { name: 'Refuse' }).click();
  const answer = page.getByRole('dialog', { name: 'Refuse offer 1' });
  await answer.getByLabel('By whom').fill('B. Counsel');
  await answer.getByRole('button', { name: 'Refuse' }).click();
  await expect(recorded).toContainText('refused by B. Counsel on');
  await expect(recorded.getByRole('button', { name: 'Refuse' })).toHaveCount(0);
  await recorded.getByRole('button', { name: 'Spanish reviewed' }).click();
  const review = page.getByRole('dialog', { name: 'Spanish reviewed offer 1' });
  await review.getByLabel('Name of the interpreter').fill('C. Reader');
  await review.getByRole('button', { name: 'Spanish reviewed' }).click();
  await expect(recorded).toContainText('Spanish card read by C. Reader on');
  await expect(recorded.getByRole('button', { name: 'Spanish reviewed' })).toHaveCount(0);

  await offer.first().focus();
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/Cases\/[^?]+$/);
  await expect(page.getByRole('region', { name: 'Charges' }).getByRole('button').first()).toBeVisible();
  await expect(total(page)).toHaveText(length);
  await expect(page.getByRole('navigation', { name: 'Scenarios of this case' }).getByRole('link')).toHaveCount(2);

  await page.setViewportSize(screens.phone);
  await page.goto(`${page.url()}?mode=offers`);
  await expect(work.getByText(/^Complete\./)).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width);
  await expectAccessible(page);
  expect((await offer.first().boundingBox())?.y).toBeLessThan(screens.phone.height / 2);
  await page.getByRole('complementary', { name: 'Selected Sentence' }).getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog', { name: /^Offer in row 1, at / })).toContainText('What it needs');
  await expectAccessible(page);
  expect(refused).toEqual([]);
});
