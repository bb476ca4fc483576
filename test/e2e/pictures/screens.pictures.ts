import type { Page } from '@playwright/test';
import { lastMessage, logIn, person } from '../accounts/steps.ts';
import { answerOnce, expect, newCase, openCase, signIn, test } from '../fixtures.ts';
import { personOf } from '../people.ts';
import { inEveryLook, takenOn } from './take.ts';

const beforeLogIn = [
  '/login',
  '/getstarted/individual',
  '/getstarted/enterprise',
  '/verification',
  '/terms',
  '/privacy',
  '/security',
  '/accessibility',
  '/CountyExpired',
  '/invitation/pending',
];
const afterLogIn = ['/Cases', '/myaccount', '/singleSearch', '/creditCalculator', '/landingPage', '/products'];
const modes = ['charges', 'offers', 'tools', 'factors', 'credits', 'release', 'probation', 'jury'];

/** In the order of the case: two robberies of two days, their gun, a burglary and a theft. */
const charges = ['211/212.5(c)', '211/212.5(c)', '459/460(a)', '487(a)', '29800(a)(1)'];

/** The link by which the administrator of an office invites somebody. */
async function invitation(page: Page, inbox: string): Promise<string> {
  const { email: username, password } = personOf('ada');
  const { token } = await (await page.request.post('/api/auth/login', { data: { username, password } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { email: Email } = person('Vera', 'desk');
  await page.request.post('/api/org/invitations', { headers, data: { Email, ApproveCountyUsers: true } });
  return /\/signup\/\S+/.exec(await lastMessage(page, inbox, Email))?.[0] ?? '';
}

inEveryLook((look) => {
  const last = `Picture ${look.scheme} ${look.screen}`;

  test('a text of the law', async ({ page }) => {
    await signIn(page);
    for (const on of ['2019-03-14', '2012-03-14']) {
      await page.goto(`/Law?code=PC&section=667(e)(1)&on=${on}`);
      await takenOn(page, look)(`law-${on}`);
    }
  });

  test('before a log-in', async ({ page }) => {
    for (const address of beforeLogIn) {
      await page.goto(address);
      await takenOn(page, look)(address);
    }
  });

  test('after it', async ({ page }) => {
    await signIn(page);
    await openCase(page, { first: 'Cleo', last, charges });
    for (const address of afterLogIn) {
      await page.goto(address);
      if (address === '/creditCalculator') await page.getByLabel('Years').fill('8');
      await takenOn(page, look)(address);
    }
    await signIn(page, 'ada');
    await page.goto('/county');
    await takenOn(page, look)('county');
  });

  test('what only some are led to', async ({ page, inbox }) => {
    await page.goto(await invitation(page, inbox));
    await expect(page.getByRole('heading', { name: 'Join your organization' })).toBeVisible();
    await takenOn(page, look)('signupWithCode');
    await logIn(page, 'otto@example.com');
    await expect(page.getByRole('heading', { name: 'Your Subscription Has Expired' })).toBeVisible();
    await takenOn(page, look)('ReactivateSubscription');
    await signIn(page);
    await answerOnce(page, '**/api/auth/checkcredentials', {
      status: 500,
      json: { message: 'Failed', requestId: 'picture' },
    });
    await page.goto('/singleSearch');
    await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
    await takenOn(page, look)('error');
  });

  test('a case in every mode', async ({ page }) => {
    const take = takenOn(page, look);
    await signIn(page);
    await newCase(page, 'Ana', last);
    await take('add-charge');
    await openCase(page, { first: 'Ben', last, charges });
    const { pathname } = new URL(page.url());
    for (const mode of modes) {
      await page.goto(`${pathname}?mode=${mode}`);
      await take(`case-${mode}`);
    }
  });
});
