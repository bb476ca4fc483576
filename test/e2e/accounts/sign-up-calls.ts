import { apiPrefix, termsVersion } from '@countwise/contract';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { Screen } from '../screens.ts';
import { lastCode, logIn, type Person, password, person } from './steps.ts';

/** The token that the bot check's own test key gives. */
const botToken = 'XXXX.DUMMY.TOKEN.XXXX';
const receipt = z.object({ receipt: z.string() });

export interface Place {
  readonly county: string;
  readonly agency: string | null;
  /** For an organization; left out, for oneself. */
  readonly organization?: true;
}

/** Signs somebody up by the calls of the sign-up, whose forms have tests of their own. */
export async function signUpByCalls(page: Page, inbox: string, someone: Person, place: Place): Promise<void> {
  const call = async (method: string, path: string, data: object): Promise<unknown> => {
    const answer = await page.request.fetch(apiPrefix + path, { method, data });
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const { first, email, phone } = someone;
  await call('POST', '/registration/sendVerificationEmail', { email, botToken });
  const mailed = { email, code: await lastCode(page, inbox, email) };
  const { receipt: EmailReceipt } = receipt.parse(await call('POST', '/registration/verifyEmailCode', mailed));
  await call('POST', '/registration/sendVerificationSMS', { phoneNumber: phone, botToken });
  const texted = { phoneNumber: phone, code: await lastCode(page, inbox, `+1${phone}`) };
  const { receipt: PhoneReceipt } = receipt.parse(await call('POST', '/registration/verifyCode', texted));
  const names = { FirstName: first, LastName: 'Demo', Email: email };
  const user = await call('POST', '/JWTUser', {
    ...names,
    UserName: email,
    PhoneNumber: phone,
    HashedPassword: password,
    EmailReceipt,
    PhoneReceipt,
    WhichCounty: place.county,
    WhichAgency: place.agency,
    TermsVersion: termsVersion,
  });
  const { id } = z.object({ id: z.string() }).parse(user);
  const made = z.object({ Id: z.string() });
  const settings = place.organization && made.parse(await call('POST', '/OrganizationSettings', {}));
  const subscriber = await call('POST', '/subscriber', {
    ...names,
    Phone: phone,
    SubscriptionType: place.organization ? 3 : 2,
    JWTUserId: id,
    OrganizationSettingsId: settings?.Id ?? null,
  });
  await call('PATCH', '/JWTUsers/AddSubscriberToUser', { id, SubscriberId: made.parse(subscriber).Id });
}

/** Somebody new who logs in, before the plans. */
export async function beforePlans(page: Page, inbox: string, first: string, screen: Screen): Promise<Person> {
  const someone = person(first, screen);
  await signUpByCalls(page, inbox, someone, { county: { desk: 'Marin', phone: 'Modoc' }[screen], agency: null });
  await logIn(page, someone.email);
  await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();
  return someone;
}
