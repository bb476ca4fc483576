import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { fitsInEveryLook, onDeskAndPhone, screens } from './screens.ts';

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('the administrator switches a field off, and the form of the employee shows the lock and says why', async ({
  page,
  browser,
}) => {
  await signIn(page, 'ada');
  await page.getByRole('button', { name: 'Sacramento' }).click();
  await page.getByRole('menuitem', { name: 'County administration' }).click();
  await openTab(page, 'Privacy');
  const picture = page.getByRole('figure');
  await expect(picture.getByText('Your administrator may have disabled')).toHaveCount(0);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/org/organizationSettings') && answer.ok());
  await page.getByRole('checkbox', { name: 'Middle name' }).uncheck();
  await expect(picture.getByText('Your administrator may have disabled')).toBeVisible();
  await saved;

  const other = await browser.newPage();
  await signIn(other, 'emil');
  await other.getByRole('button', { name: 'Add New Case' }).first().click();
  const panel = other.getByRole('dialog', { name: 'New case' });
  await expect(panel.getByText('Your administrator may have disabled personal identifying information.')).toBeVisible();
  await expect(panel.getByLabel('Middle name')).toBeDisabled();
  await expect(panel.getByLabel('First name')).toBeEnabled();
  await other.goto('/county');
  await expect(other.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await other.close();

  await page.getByRole('checkbox', { name: 'Middle name' }).check();
  await expect(picture.getByText('Your administrator may have disabled')).toHaveCount(0);
  await openTab(page, 'Activity log');
  await expect(page.getByRole('listitem').filter({ hasText: 'Settings changed' }).first()).toContainText('Ada Demo');
});

test('the administrator invites, changes a role, removes and lets in again', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/county');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Invite people' });
  await panel.getByRole('button', { name: 'Send invitation' }).click();
  await expect(panel.getByText('That is not an e-mail address.')).toBeVisible();
  // whom a failed try has invited already is not invited again
  const email = `nina.${test.info().retry}@county.example`;
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Role').selectOption('Manager');
  await panel.getByRole('button', { name: 'Send invitation' }).click();
  const open = page.getByRole('list', { name: 'Open invitations and access codes' });
  await expect(open.getByRole('listitem').filter({ hasText: email })).toContainText('Manager');

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await panel.getByRole('button', { name: 'Access code' }).click();
  await panel.getByLabel('For how many people').fill('5');
  await panel.getByRole('button', { name: 'Make access code' }).click();
  await expect(open.getByText('5 uses left').first()).toBeVisible();
  await open.getByRole('button', { name: `Withdraw: ${email}` }).click();
  await expect(open.getByText(email)).toHaveCount(0);

  const row = page.getByRole('listitem', { name: 'Emil Demo' });
  await row.getByLabel('Role of Emil Demo').selectOption('Manager');
  await expect(page.getByText('Changed Emil Demo.')).toBeVisible();
  await row.getByRole('button', { name: 'Remove: Emil Demo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toContainText('Removed');
  await row.getByRole('button', { name: 'Let in again: Emil Demo' }).click();
  await expect(row).toContainText('Active');
  await page.reload();
  await expect(row.getByLabel('Role of Emil Demo')).toHaveValue('manager');
  await expect(page.getByRole('listitem', { name: 'Ada Demo' }).getByRole('combobox')).toHaveCount(0);
  const changed = page.waitForResponse((answer) => answer.url().includes('/org/members/') && answer.ok());
  await row.getByLabel('Role of Emil Demo').selectOption('Employee');
  await changed;
  await openTab(page, 'Activity log');
  await expect(page.getByRole('listitem').filter({ hasText: 'Person changed' }).first()).toContainText('Role Employee');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
});

test('an announcement passes no script, is shown to the employee and taken down', async ({ page, browser }) => {
  const title = `Court closed, try ${test.info().retry + 1}`;
  await signIn(page, 'ada');
  await page.goto('/county?tab=announcement');
  await page.getByLabel('Title').fill(title);
  await page
    .getByLabel('Text (HTML)')
    .fill('<p id="told" style="color: red">No session on <b>Friday</b>.</p><img src=x onerror="alert(1)">');
  const picture = page.getByRole('figure');
  await expect(picture.getByText('No session on Friday.')).toBeVisible();
  await expect(picture.locator('[onerror], [id="told"], [style*="red"]')).toHaveCount(0);
  // one that a failed test left published says so already
  const published = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Publish' }).click();
  await published;
  await expect(page.getByText('An announcement is published.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'emil');
  const told = other.getByRole('dialog', { name: title });
  await expect(told.getByText('No session on Friday.')).toBeVisible();
  await onDeskAndPhone(other, expectAccessible);
  await told.getByRole('button', { name: 'Close' }).last().click();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Cases' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await other.context().close();
  await page.getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByText('No announcement is published.')).toBeVisible();
});

test('every tab passes WCAG 2.2 AA in every look, and fits the screen', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/county');
  for (const name of ['Users', 'Privacy', 'Log-in', 'Announcement', 'Activity log', 'Usage']) {
    await openTab(page, name);
    await expect(page.getByRole('tabpanel', { name })).toHaveAttribute('aria-labelledby', /county-/);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await fitsInEveryLook(page);
  }
  await page.setViewportSize(screens.phone);
  for (const name of ['Users', 'Usage']) {
    await page.goto(`/county?tab=${name.toLowerCase()}`);
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.getByRole('tablist')).toHaveAttribute('data-scrolls');
  await page.setViewportSize(screens.desk);
  await expect(page.getByRole('tablist')).not.toHaveAttribute('data-scrolls');
});
