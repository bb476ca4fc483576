import { expect, expectAccessible, openCase, test, total } from './fixtures.ts';

test('every mode of a case opens, passes WCAG 2.2 AA and keeps what is said in it', async ({ page }) => {
  await openCase(page, { first: 'Mo', last: 'Modes', charges: ['211/212.5(c)'] });
  const rail = page.getByRole('navigation', { name: 'Case modes' });
  const work = page.getByRole('main');

  await rail.getByRole('link', { name: 'Custody Credits' }).click();
  await work.getByLabel('Date In').fill('1/5/26');
  await work.getByLabel('Date In').press('Tab');
  await expect(work.getByLabel('Date Out 1', { exact: true })).toBeFocused();
  await expect(work.getByRole('checkbox', { name: /^Still in custody/ })).toBeChecked();
  await work.getByLabel('Date Out 1', { exact: true }).fill('4/14/26');
  await work.getByLabel('Date Out 1', { exact: true }).press('Enter');
  await expect(work.getByText('Actual Time Served')).toBeVisible();
  await expect(work.locator('.figures')).toContainText('100');
  await expect(work.locator('.figures')).toContainText('115');
  await expectAccessible(page);

  await rail.getByRole('link', { name: 'Release Date' }).click();
  // the day is the largest thing of its screen
  await expect(work.locator('.release-day').first()).toHaveCSS('font-size', '40px');
  await work.getByLabel('Start date').fill('8/1/26');
  await work.getByLabel('Start date').press('Enter');
  await work.getByRole('radio', { name: '0%', exact: true }).check();
  await expect(work.getByText(/^At 0%, as chosen/)).toBeVisible();
  // the note of a rate stands under what the rate rests on, however short that is
  const noted = work.locator('.rate-authority', { hasText: /statute|chosen/ });
  await expect(noted).toHaveCount(2);
  for (const authority of await noted.all()) {
    const [cite, note] = await Promise.all([0, 1].map((at) => authority.locator('> *').nth(at).boundingBox()));
    expect(note?.x).toBe(cite?.x);
  }
  await expectAccessible(page);

  await rail.getByRole('link', { name: 'Probation Eligibility' }).click();
  await work.getByRole('tab', { name: /4\.414\(b\)/ }).click();
  await work.getByRole('checkbox', { name: 'Remorse' }).check();
  await expect(work.getByRole('tab', { name: /4\.414\(b\).* 1$/ })).toBeVisible();
  await expectAccessible(page);

  await rail.getByRole('link', { name: 'Aggravation & Mitigation' }).click();
  await work.getByRole('checkbox', { name: 'Victim was particularly vulnerable' }).check();
  await expect(work.getByRole('tab', { name: 'Aggravation (Rule 4.421) 1' })).toBeVisible();
  const ceiling = page.getByRole('button', { name: /^Upper term needs proven facts/ });
  await expect(ceiling).toBeVisible();
  const proof = work.getByLabel('How it was established: Victim was particularly vulnerable');
  await proof.selectOption('Found true beyond a reasonable doubt');
  await expect(ceiling).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(ceiling).toBeVisible();
  await expectAccessible(page);

  await rail.getByRole('link', { name: 'Jury Instructions' }).click();
  await expect(work.getByRole('row', { name: /^1600 Robbery/ })).toBeVisible();
  await expectAccessible(page);

  await rail.getByRole('link', { name: 'Tools & Settings' }).click();
  await work.getByLabel('Count, count 1').fill('4');
  await work.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(work.getByLabel('Count, count 4')).toHaveValue('4');
  await expectAccessible(page);

  await work
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const bar = work.getByRole('region', { name: 'Selected charges' });
  await expect(bar).toHaveCSS('position', 'sticky');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Clear selection' }).click();

  await page.reload();
  await rail.getByRole('link', { name: 'Aggravation & Mitigation' }).click();
  await expect(work.getByRole('checkbox', { name: 'Victim was particularly vulnerable' })).toBeChecked();
  await rail.getByRole('link', { name: 'Custody Credits' }).click();
  await expect(work.locator('.figures')).toContainText('115');
});

test('the case stays over a long mode, and the next mode opens at its head', async ({ page }) => {
  await openCase(page, { first: 'Sky', last: 'Scroll', charges: ['211/212.5(c)', '487(a)'] });
  const rail = page.getByRole('navigation', { name: 'Case modes' });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await rail.getByRole('link', { name: 'Tools & Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Delete All Charges' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(scrolled).toBe(600);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await rail.getByRole('link', { name: 'Aggravation & Mitigation' }).click();
  await expect(page.getByRole('checkbox', { name: 'Victim was particularly vulnerable' })).toBeVisible();
  expect(await scrolled()).toBe(0);
});

test('a scenario is tried, compared and deleted without touching the original', async ({ page }) => {
  await openCase(page, { first: 'Sam', last: 'Scenario', charges: ['211/212.5(c)'] });
  const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  const manage = page.getByRole('dialog', { name: 'Manage Scenarios' });
  await manage.getByLabel('Name').fill('plea; now');
  await manage.getByRole('button', { name: 'Create Scenario' }).click();
  await expect(manage.getByText('Name may not contain special characters')).toBeVisible();
  await manage.getByLabel('Name').fill('DA offer');
  await manage.getByRole('button', { name: 'Create Scenario' }).click();
  await expect(tabs.getByRole('link', { name: 'DA offer 5y' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: /^Lower, count 1/ }).click();
  await expect(total(page)).toHaveText('2y');
  await expect(tabs.getByRole('link', { name: 'Original Case 5y' })).toBeVisible();
  await tabs.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: /^Total 5y 2y 3y less/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  await manage.getByRole('button', { name: 'Delete DA offer' }).click();
  await expect(manage.getByText('Are you sure you want to delete this scenario?')).toBeVisible();
  await manage.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(total(page)).toHaveText('5y');
  await expect(tabs.getByRole('link')).toHaveCount(1);
});
