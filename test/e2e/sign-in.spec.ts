import { answerOnce, expect, newCase, signIn, test } from './fixtures.ts';

test('wrong credentials are answered in red, and nothing is sent without a password', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('Enter your e-mail address, more than 3 characters')).toBeVisible();
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid Login Credentials');
  await expect(page).toHaveURL(/\/login$/);
});

test('without a session every screen leads to the sign-in; with one the sign-in leads to the cases', async ({
  page,
}) => {
  await page.goto('/Cases/anything');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/Cases$/);
  await page.getByRole('button', { name: 'Ines Demo' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/Cases');
  await expect(page).toHaveURL(/\/login$/);
});

test('a part of the site that a new version has renamed is fetched with the whole page', async ({ page }) => {
  await signIn(page);
  await answerOnce(page, '**/assets/crime-search-screen-*.js', { status: 404 });
  await page.getByRole('link', { name: 'Crime Search' }).click();
  await expect(page.getByRole('heading', { name: 'Crime Search' })).toBeVisible();
  await expect(page).toHaveURL(/\/singleSearch$/);
});

test('a case that is not there says so', async ({ page }) => {
  await signIn(page);
  await page.goto('/Cases/not-a-case-of-mine');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  // and is no case that was opened last
  await page.goto('/juryInstructions');
  await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
});

test('cases are found, sorted in the address, changed and deleted', async ({ page }) => {
  await signIn(page);
  for (const last of ['Zephyr', 'Adams']) {
    await newCase(page, 'Lee', last);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Case List' }).click();
  }
  const names = page.getByRole('table', { name: 'Cases' }).getByRole('rowheader');
  await page.getByRole('button', { name: 'Last Name' }).click();
  await expect(page).toHaveURL(/sort=last/);
  await expect(page.getByRole('columnheader', { name: 'Last Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(names.first()).toHaveText('Adams');
  await page.getByRole('button', { name: 'Last Name' }).click();
  await expect(names.first()).toHaveText('Zephyr');

  await page.getByRole('searchbox').fill('zeph');
  await expect(names).toHaveCount(1);
  await expect(page.locator('mark')).toHaveText('Zeph');
  await page.getByRole('button', { name: /^Edit Zephyr, Lee/ }).click();
  await page.getByLabel('Case status').selectOption('Closed');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('row', { name: /Zephyr/ })).toContainText('Closed');

  await page.getByRole('button', { name: /^Delete Zephyr, Lee/ }).click();
  await expect(page.getByText('Are you sure you want to delete this case and all associated charges?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText("No case matches 'zeph'")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No case matches 'zeph'")).toBeVisible();
});
