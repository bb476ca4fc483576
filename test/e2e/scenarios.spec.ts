import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, expectAccessible, openCase, test, total } from './fixtures.ts';
import { copyAs } from './opened-case.ts';

test('a tick is undone and done again like every other change', async ({ page }) => {
  await openCase(page, { first: 'Uma', last: 'Undo', charges: ['211/212.5(c)'] });
  const rail = page.getByRole('navigation', { name: 'Case modes' });
  const work = page.getByRole('main');

  await rail.getByRole('link', { name: 'Aggravation & Mitigation' }).click();
  const vulnerable = work.getByRole('checkbox', { name: 'Victim was particularly vulnerable' });
  await vulnerable.check();
  await work.getByLabel(/^How it was established/).selectOption('Found true beyond a reasonable doubt');
  await vulnerable.uncheck();
  await page.keyboard.press('Control+z');
  await expect(work.getByLabel(/^How it was established/)).toHaveValue('found');

  await rail.getByRole('link', { name: 'Probation Eligibility' }).click();
  await work.getByRole('tab', { name: /4\.414\(b\)/ }).click();
  await work.getByRole('checkbox', { name: 'Remorse' }).check();
  await work.getByRole('button', { name: 'Add Limitations' }).click();
  const limitation = page
    .getByRole('dialog', { name: 'Add Limitations' })
    .getByRole('group', { name: /^How / })
    .first();
  await limitation.getByRole('button', { name: 'True' }).click();
  await expect(limitation.getByRole('button', { name: 'True' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  const empty = work.getByText('No probation limitations have been added to this case');
  await expect(empty).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(empty).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(work.getByRole('checkbox', { name: 'Remorse' })).not.toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await expect(work.getByRole('checkbox', { name: 'Remorse' })).toBeChecked();

  await rail.getByRole('link', { name: 'Jury Instructions' }).click();
  const included = work.getByRole('checkbox', { name: 'Include CALCRIM 1600 in the report' });
  await included.uncheck();
  await page.keyboard.press('Control+z');
  await expect(included).toBeChecked();

  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await rail.getByRole('link', { name: 'Probation Eligibility' }).click();
  await work.getByRole('tab', { name: /4\.414\(b\).* 1$/ }).click();
  await expect(work.getByRole('checkbox', { name: 'Remorse' })).toBeChecked();
  await expect(empty).toBeVisible();
  await rail.getByRole('link', { name: 'Aggravation & Mitigation' }).click();
  await expect(work.getByLabel(/^How it was established/)).toHaveValue('found');
});

test('however many scenarios there are and however wide the desk, a further one is tried from the strip', async ({
  page,
}) => {
  await openCase(page, { first: 'Sven', last: 'Strip', charges: ['211/212.5(c)', '487(a)'] });
  const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
  const further = tabs.getByRole('button', { name: 'Try in a scenario' });
  for (const nth of [1, 2, 3]) {
    for (const width of [900, 1024, 1240, 1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(further).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1366, height: 800 });
    await further.click();
    await expect(tabs.getByRole('link', { name: `Scenario ${nth}` })).toHaveAttribute('aria-current', 'page');
  }
});

test('on a narrow desk a mouse reaches the scenarios and the reports in the rail, and every scenario', async ({
  page,
}) => {
  await openCase(page, { first: 'Nell', last: 'Narrow', charges: ['211/212.5(c)'] });
  await copyAs(page, 'Offer', 'Open plea');
  const rail = page.getByRole('navigation', { name: 'Case modes' });
  for (const width of [900, 1024, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [button, dialog] of [
      ['Scenarios', 'Manage Scenarios'],
      ['Create Reports', 'Create Reports'],
    ] as const) {
      const icon = rail.getByRole('button', { name: button });
      const { width: wide = 0, height = 0 } = (await icon.boundingBox()) ?? {};
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
      await expect(icon).toHaveAttribute('title', button);
      await icon.click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(rail.getByRole('button', { name: /menu$/ })).toBeHidden();
  }
  const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
  for (const [width, name] of [
    [900, 'Open plea'],
    [1024, 'Offer'],
    [1239, 'Original Case'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await tabs.getByRole('button', { name: 'All scenarios' }).click();
    await page.getByRole('menuitem', { name: `${name} 5y` }).click();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await expectAccessible(page);
});

test('scenarios are compared line by line and printed in one file', async ({ page }) => {
  await openCase(page, { first: 'Cora', last: 'Compare', charges: ['211/212.5(c)', '487(a)'] });
  const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  const manage = page.getByRole('dialog', { name: 'Manage Scenarios' });
  await manage.getByLabel('Name').fill('Offer');
  await manage.getByRole('button', { name: 'Create Scenario' }).click();
  await expect(tabs.getByRole('link', { name: /^Offer/ })).toHaveAttribute('aria-current', 'page');
  const before = await total(page).innerText();
  await page.getByRole('button', { name: /^Status, count 1/ }).focus();
  await page.keyboard.press('s');
  await page.keyboard.press('d');
  await expect(total(page)).not.toHaveText(before);
  const after = await total(page).innerText();

  await tabs.getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare scenarios' });
  const line = compare.getByRole('list', { name: /^The range/ }).getByRole('listitem');
  await expect(line).toHaveCount(4);
  await expect(line.first()).toContainText('Lowest lawful');
  await expect(line.last()).toContainText('Highest lawful');
  const rows = [
    /^Count 1, PC 211\/212\.5\(c\) .* Dismissed \S+ less$/,
    `Total ${before} ${after}`,
    /^Place State prison/,
    'Custody credit 0 days 0 days',
    /^Earliest release \(estimate\) .* earlier(, [0-9,]+ days)?$/,
    /^Probation Eligibility/,
    'Strikes after the plea 1 strike: count 1 None 1 strike less',
    'Strike prior Yes No gone',
  ];
  for (const name of rows) await expect(compare.getByRole('row', { name })).toBeVisible();
  // the words of a difference are marked, not its whole cell
  const differs = compare.locator('td[data-differs]').first();
  await expect(differs).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(differs.locator('.compare-mark')).toHaveCSS('background-color', 'rgb(246, 235, 208)');
  await expect(compare.getByRole('heading', { name: 'Collateral consequences of each' })).toBeVisible();
  await expectAccessible(page);
  const printed = await getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })), verbosity: 0 })
    .promise;
  expect([printed.numPages, (await printed.getPage(1)).view]).toEqual([1, [0, 0, 792, 612]]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Create Reports' }).click();
  const reports = page.getByRole('dialog', { name: 'Create Reports' });
  await expect(reports.getByRole('checkbox', { name: 'Offer' })).toBeChecked();
  await expect(reports.getByRole('checkbox', { name: 'Print Scenario Name' })).toBeVisible();
  await reports.getByRole('checkbox', { name: 'Original Case' }).check();
  await expect(reports.getByText('2 scenarios in one file, each under its name.')).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of the report"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText([
    'Compare, Cora: Original Case',
    'Compare, Cora: Offer',
  ]);
  const download = page.waitForResponse('**/api/reports/download/*');
  await reports.getByRole('button', { name: 'Generate Report' }).click();
  const file = await page.request.get((await download).headers()['location'] ?? '');
  const pdf = await getDocument({ data: new Uint8Array(await file.body()), verbosity: 0 }).promise;
  expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([
    'Compare, Cora: Original Case',
    'Compare, Cora: Offer',
  ]);
});

test('beside four scenarios Compare stays in view, from the original case and from the last of them', async ({
  page,
}) => {
  await openCase(page, { first: 'Cora', last: 'Compare', charges: ['211/212.5(c)'] });
  await copyAs(
    page,
    'Offer of the District Attorney',
    'Open plea to the court',
    'Second count only',
    'After the motion',
  );
  const tabs = page.getByRole('navigation', { name: 'Scenarios of this case' });
  const last = tabs.getByRole('link', { name: /^After the motion/ });
  await expect(last).toHaveText(/5y/);
  for (const width of [1240, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tabs.getByRole('button', { name: 'Compare' })).toBeInViewport({ ratio: 1 });
  }
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('button', { name: 'Compare' })).toBeInViewport({ ratio: 1 });
});
