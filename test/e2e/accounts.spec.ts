import { demoAccounts } from '@countwise/infra/local';
import type { Page } from '@playwright/test';
import {
  choosePlace,
  fillPerson,
  lastCode,
  lastMessage,
  password,
  pay,
  person,
  verifyPhone,
} from './accounts-steps.ts';
import { expect, expectAccessible, newCase, test } from './fixtures.ts';

async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

const getStarted = (page: Page) => page.getByRole('button', { name: 'Get Started' }).click();

test('one person signs up, a declined card and then a good one, and makes the first case', async ({ page, inbox }) => {
  const rosa = person('Rosa', 1);
  await page.goto('/getstarted');
  await expect(page).toHaveURL(/\/getstarted\/individual$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const fault of ['*First Name is required', '*Password is required', '*Phone Number is required'])
    await expect(page.getByRole('link', { name: fault })).toBeVisible();
  await expectAccessible(page);

  await fillPerson(page, rosa);
  await choosePlace(page, 'Kern', 'Public Defender');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillPerson(page, rosa);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAccessible(page);
  await page.getByLabel('Verification code').fill('12a45');
  await page.getByRole('button', { name: 'Verify and create account' }).click();
  await expect(page.getByText('*Code is six digits. Try again.')).toBeVisible();
  await verifyPhone(page, inbox, rosa.phone);

  await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Multiple/ }).check();
  await expect(page.getByText('$645 / year')).toBeVisible();
  for (let press = 0; press < 3; press += 1)
    await page.getByRole('button', { name: 'One licence fewer' }).press('Enter');
  await expect(page.getByText('$395 / year', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined. Please try a different payment method.')).toBeVisible();
  await expectAccessible(page);
  await pay(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Your subscription has begun' })).toBeVisible();
  expect(await lastMessage(page, inbox, rosa.email)).not.toBe('');
  await page.getByRole('link', { name: 'Go to your cases' }).click();
  await getStarted(page);
  await newCase(page, 'Ana', 'First');
});

test('an organization signs up; five wrong codes lock its phone', async ({ page, inbox }) => {
  const olga = person('Olga', 2);
  await page.goto('/getstarted/enterprise');
  await fillPerson(page, olga);
  await choosePlace(page, 'Yolo', 'Probation');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const fault of ['Please fill in your role', 'Please select your estimated users'])
    await expect(page.getByRole('link', { name: fault })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your role').selectOption('IT Staff');
  await page.getByLabel('Estimated users').selectOption('11-20');
  await page.getByLabel('How did you hear of us?').selectOption('Referral');
  await page.getByRole('button', { name: 'Continue' }).click();

  const right = await lastCode(page, inbox, `+1${olga.phone}`);
  const wrong = right === '000000' ? '000001' : '000000';
  const submit = page.getByRole('button', { name: 'Verify and create account' });
  await page.getByLabel('Verification code').fill(wrong);
  for (let wrongTry = 1; wrongTry < 5; wrongTry += 1) {
    const answered = page.waitForResponse('**/api/registration/verifyCode');
    await submit.click();
    await answered;
    await expect(page.getByText('*Incorrect code. Try again.')).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  }
  await submit.click();
  await expect(page.getByText('*Max attempts reached. Try again in 10 minutes.')).toBeVisible();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
});

test('an organization enters with its trial, and an invited person once approved', async ({ browser, page, inbox }) => {
  const [nils, vera] = [person('Nils', 3), person('Vera', 4)];
  await page.goto('/getstarted/enterprise');
  await fillPerson(page, nils);
  await choosePlace(page, 'Butte', 'Court');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your role').selectOption('Manager/Supervisor');
  await page.getByLabel('Estimated users').selectOption('1-10');
  await page.getByLabel('How did you hear of us?').selectOption('Other');
  await page.getByRole('button', { name: 'Continue' }).click();
  await verifyPhone(page, inbox, nils.phone);
  await getStarted(page);
  await expect(page).toHaveURL(/\/Cases$/);

  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('user_token'))}`;
  const headers = { authorization };
  const invitation = { Email: vera.email, ApproveCountyUsers: true };
  expect((await page.request.post('/api/org/invitations', { headers, data: invitation })).ok()).toBe(true);
  const link = /\/signup\/\S+/.exec(await lastMessage(page, inbox, vera.email))?.[0] ?? '';

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(new URL(link, page.url()).href);
  await expect(guest.getByText('You were invited by Butte, Court.')).toBeVisible();
  await fillPerson(guest, vera);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Continue' }).click();
  await verifyPhone(guest, inbox, vera.phone);
  await expect(guest.getByRole('heading', { name: 'Your invitation is waiting for approval' })).toBeVisible();

  const members = await (await page.request.get('/api/org/members', { headers })).json();
  const { Id } = members.members.find(({ Email }: { Email: string }) => Email === vera.email);
  await page.request.put(`/api/org/members/${Id}`, { headers, data: { Status: 'active' } });
  await guest.goto('/login');
  await getStarted(guest);
  await expect(guest).toHaveURL(/\/Cases$/);
});

test('a password is set anew with the code from the letter', async ({ page, inbox }) => {
  const ada = demoAccounts.find(({ subscriber }) => subscriber === 'county');
  const email = ada?.email ?? '';
  await page.goto('/login');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Please enter an email address.')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Reset code').fill(await lastCode(page, inbox, email));
  await dialog.getByLabel('New password', { exact: true }).fill('Sentence-2027');
  await dialog.getByLabel('Confirm new password').fill('Sentence-2028');
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  await expect(dialog.getByText("Passwords don't match")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Confirm new password').fill('Sentence-2027');
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  await expect(dialog.getByText('Your password is changed.')).toBeVisible();
  await logIn(page, email, 'Sentence-2027');
  await getStarted(page);
});

test('a work account logs in through its window; one that is linked to nobody is told what to do', async ({ page }) => {
  const pick = async (name: string) => {
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with work account' }).click();
    await (await popup).getByRole('button', { name }).click();
  };
  await page.goto('/login');
  await pick('Nora Demo');
  const dialog = page.getByRole('dialog', { name: 'Something went wrong with logging you.' });
  await expect(dialog.getByText('nora@county.example')).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.reload();
  await pick('Emil Demo');
  await getStarted(page);
  await expect(page).toHaveURL(/\/Cases$/);
});

test('an expired individual is told whom to write to, and no other sign-up exists', async ({ page }) => {
  await logIn(page, 'otto@example.com');
  await expect(page.getByRole('heading', { name: 'Your Subscription Has Expired' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'support@countwise.example' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/getstarted/nobody');
  await expect(page).toHaveURL(/\/login$/);
});

test('signing up and logging in take nothing but keys', async ({ page, inbox }) => {
  const kim = person('Kim', 5);
  const next = (text: string) => page.keyboard.type(text).then(() => page.keyboard.press('Tab'));
  await page.goto('/getstarted/individual');
  await page.getByLabel('First name').focus();
  for (const text of ['Kim', 'Demo', kim.email]) await next(text);
  for (const text of [password, password]) {
    await next(text);
    await page.keyboard.press('Tab');
  }
  await next(kim.phone);
  await page.keyboard.type('Fres');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Court');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
  const code = await lastCode(page, inbox, `+1${kim.phone}`);
  await page.getByLabel('Verification code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).press('Enter');
  await page.getByLabel('E-mail').focus();
  await next(kim.email);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();
});

test('My Account changes a password and asks for the code of an app, and the display is kept', async ({ page }) => {
  await logIn(page, 'ines@example.com');
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Welcome to Countwise' }), () => getStarted(page));
  await page.getByRole('button', { name: 'Ines Demo' }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByText(/Enter this key in your authenticator app/)).toBeVisible();
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Invalid Code')).toBeVisible();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
});
