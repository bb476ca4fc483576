import type { Page } from '@playwright/test';
import { expect, expectAccessible, newCase } from '../fixtures.ts';
import { byTurns } from '../screens.ts';
import { beforePlans } from './sign-up-calls.ts';
import { getStarted, logIn, logOut, messagesTo, pay } from './steps.ts';

/** The payment provider as our support uses it, and the one plan of the user who is logged in. */
async function provider(page: Page) {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('user_token'))}`;
  const portal = await page.request.post('/api/stripesubscription/portal', { headers: { authorization } });
  const { url } = await portal.json();
  const [own] = /sub_\w+/.exec(await (await page.request.get(url)).text()) ?? [];
  const headers = { authorization: 'Bearer sk_test_local' };
  const plans = `${new URL(url).origin}/v1/subscriptions`;
  const { data } = await (await page.request.get(plans, { headers })).json();
  const { id, customer, default_payment_method, items } = data.find((plan: { id: string }) => plan.id === own);
  const form = { customer, default_payment_method, 'items[0][price]': items.data[0].price.id };
  return {
    end: () => page.request.delete(`${plans}/${id}`, { headers }),
    sellAgain: () => page.request.post(plans, { headers, form }),
  };
}

byTurns((screen, flow) => {
  flow(
    'a plan that was ended expires; once our support has sold it again the cases are there as they were',
    async ({ page, inbox }) => {
      const rita = await beforePlans(page, inbox, 'Rita', screen);
      await page.getByRole('button', { name: 'Place Order' }).click();
      await pay(page, '4242 4242 4242 4242');
      await page.getByRole('link', { name: 'Go to your cases' }).click();
      await getStarted(page);
      await newCase(page, 'Ana', 'Kept');
      await page.keyboard.press('Escape');

      const { end, sellAgain } = await provider(page);
      expect((await end()).ok()).toBe(true);
      const user_token = await page.evaluate(() => localStorage.getItem('user_token'));
      const check = () => page.request.post('/api/auth/subscriptionCheck', { data: { user_token } });
      await expect.poll(async () => (await check()).status()).toBe(402);
      await page.goto('/Cases');
      await expect(page.getByText(/Your subscription has ended/)).toBeVisible();
      // what was made is read on, and renewing is a button
      await expect(page.getByText('Kept')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Renew' }).click();
      await expect(page.getByRole('heading', { name: 'Your Subscription Has Expired' })).toBeVisible();
      await expect(page.getByText('Your cases are kept.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'support@countwise.example' })).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expectAccessible(page);
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      expect((await file).suggestedFilename()).toMatch(/^countwise-.*\.json$/);

      await logOut(page);
      expect((await sellAgain()).ok()).toBe(true);
      await logIn(page, rita.email);
      await expect(page.getByText('Kept')).toBeVisible();
    },
  );

  flow('a county asks for a quote and says what is missing, or for its trial', async ({ page, inbox }) => {
    const quinn = await beforePlans(page, inbox, 'Quinn', screen);
    await page.getByRole('radio', { name: /^County/ }).check();
    await expect(page.getByLabel('E-mail')).toHaveValue(quinn.email);
    await page.getByLabel('County', { exact: true }).fill('');
    await page.getByLabel('Last name').fill('');
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expect(page.getByRole('link', { name: 'County: Required' })).toBeVisible();
    await page.getByRole('link', { name: 'Last name: Required' }).click();
    await expect(page.getByLabel('Last name')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('Demo');
    await page.getByLabel('County', { exact: true }).fill(`Marin ${screen}`);
    await page.getByLabel('Licenses').fill('12');
    await expect(page.getByText('12 licenses: $3,145 / year by our list')).toBeVisible();
    await page.getByLabel('Notes').fill('Twenty people & <b>two</b> offices');
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await expect(page.getByText('Your request is sent. We answer by e-mail within one working day.')).toBeVisible();
    // others write to our support at the same time
    const letters = await messagesTo(page, inbox, 'support@countwise.example');
    const letter = letters.find((text) => text.includes(`Marin ${screen}`));
    expect(letter).toContain('Twenty people & <b>two</b> offices');
    expect(letter).toContain('Licenses: 12, by our list $3,145 a year');
  });
});
