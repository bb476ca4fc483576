import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { Screen } from '../screens.ts';

const outbox = z.array(z.object({ at: z.string(), text: z.string() }));
export const password = 'Sentence-2026';

export interface Person {
  readonly first: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
}

/** Somebody nobody has signed up as before, by an address and a phone of their own. */
export const person = (first: string, screen: Screen): Person => ({
  first,
  email: `${first.toLowerCase()}.${screen}${randomInt(100_000)}@example.com`,
  phone: `916${randomInt(2, 10)}2${randomInt(10_000, 100_000)}`,
});

/** What an address or number received, oldest first, as the inbox tells. */
export async function messagesTo(page: Page, inbox: string, to: string): Promise<readonly string[]> {
  const answer = await page.request.get(`${inbox}/outbox?to=${encodeURIComponent(to)}`);
  const messages = outbox.parse(await answer.json()).toSorted((one, other) => one.at.localeCompare(other.at));
  return messages.map(({ text }) => text);
}

/** What an address or number received last. */
export const lastMessage = async (page: Page, inbox: string, to: string): Promise<string> =>
  (await messagesTo(page, inbox, to)).at(-1) ?? '';

/** The six digits in what was received last. */
export async function lastCode(page: Page, inbox: string, to: string): Promise<string> {
  const code = async () => /\b\d{6}\b/.exec(await lastMessage(page, inbox, to))?.[0] ?? '';
  await expect.poll(code).not.toBe('');
  return code();
}

/** Fills what every sign-up asks for, but for county and agency. The address that was invited stands there already. */
export async function fillPerson(page: Page, { first, email, phone }: Person): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill('Demo');
  const address = page.getByLabel('E-mail');
  if (await address.isEditable()) await address.fill(email);
  await expect(address).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('Cell phone').fill(phone);
  await page.getByLabel('I agree to the terms of service.').check();
}

export async function choosePlace(page: Page, county: string, agency: string): Promise<void> {
  await page.getByRole('combobox', { name: 'County' }).fill(county);
  await page.getByRole('option', { name: county, exact: true }).click();
  await page.getByLabel('Agency').selectOption(agency);
}

/** Enters the code that the address received. */
export async function verifyEmail(page: Page, inbox: string, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Verify your e-mail' })).toBeVisible();
  await page.getByLabel('Verification code').fill(await lastCode(page, inbox, email));
  await page.getByRole('button', { name: 'Verify e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
}

/** Enters the code that the phone received; the account is made with it. */
export async function verifyPhone(page: Page, inbox: string, phone: string): Promise<void> {
  await page.getByLabel('Verification code').fill(await lastCode(page, inbox, `+1${phone}`));
  await page.getByRole('button', { name: 'Verify and create account' }).click();
}

export async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiration date').fill('12 / 30');
  // a card of their own: a trial is begun once with each
  await page.getByLabel('Security code').fill(String(randomInt(1e9, 1e10)));
  await page.getByRole('button', { name: 'Start subscription' }).click();
}

/** Leaves the welcome that the first visit to the cases shows. */
export const getStarted = (page: Page) => page.getByRole('button', { name: 'Get Started' }).click();

/** Leaves the welcome should it show: an account of the demonstration may have been in before. */
export const welcomeOnce = (page: Page) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'Welcome to Countwise' }), () => getStarted(page));

/** Logs out by the button in sight. The answer waits for the next second: a log-in of before it is ended with the rest. */
export async function logOut(page: Page, button = 'Log out'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}
