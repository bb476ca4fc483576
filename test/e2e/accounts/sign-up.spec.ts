import { expect, expectAccessible, newCase } from '../fixtures.ts';
import { byTurns } from '../screens.ts';
import { beforePlans } from './sign-up-calls.ts';
import {
  choosePlace,
  fillPerson,
  getStarted,
  lastCode,
  lastMessage,
  pay,
  person,
  verifyEmail,
  verifyPhone,
} from './steps.ts';

byTurns((screen, flow) => {
  flow(
    'one person signs up, a declined card and then a good one, and makes the first case',
    async ({ page, inbox }) => {
      const rosa = person('Rosa', screen);
      await page.goto('/getstarted');
      await expect(page).toHaveURL(/\/getstarted\/individual$/);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('There is a problem')).toBeVisible();
      await expect(page.getByLabel('First name')).toBeFocused();
      for (const fault of ['*First Name is required', '*Password is required', '*Phone Number is required'])
        await expect(page.getByRole('link', { name: fault })).toBeVisible();
      await expectAccessible(page);

      await fillPerson(page, rosa);
      await choosePlace(page, { desk: 'Kern', phone: 'Kings' }[screen], 'Public Defender');
      await page.reload();
      await expect(page.getByLabel('First name')).toHaveValue('Rosa');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await fillPerson(page, rosa);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expectAccessible(page);
      await verifyEmail(page, inbox, rosa.email);
      await page.getByLabel('Verification code').fill('12a45');
      await page.getByRole('button', { name: 'Verify and create account' }).click();
      await expect(page.getByText('*Code is six digits. Try again.')).toBeVisible();
      await verifyPhone(page, inbox, rosa.phone);

      await expect(page.getByRole('heading', { name: 'Select your plan' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: /^Multiple/ }).check();
      await expect(page.getByText('$645 / year')).toBeVisible();
      for (let press = 0; press < 3; press += 1)
        await page.getByRole('button', { name: 'One license fewer' }).press('Enter');
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
    },
  );

  flow(
    'the annual plan ships a booklet and asks where to; the return page does its work once',
    async ({ page, inbox }) => {
      const hugo = await beforePlans(page, inbox, 'Hugo', screen);
      await page.getByRole('link', { name: 'Rather pay by the month?' }).click();
      await page.getByRole('radio', { name: /^Monthly/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Enter Payment Information' })).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('radio', { name: /^Annual/ }).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Enter Shipping and Payment Information' })).toBeVisible();
      await pay(page, '4242 4242 4242 4242');
      for (const fault of ['*Address is required', '*City is required', '*State is required', '*Zip Code is required'])
        await expect(page.getByRole('link', { name: fault })).toBeVisible();
      await expectAccessible(page);
      const address = { Address: '1 Main St', City: 'Napa', State: 'CA', 'Zip Code': '94559' };
      for (const [label, value] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(value);
      const confirmed = page.waitForRequest('**/api/stripesubscription/confirmSubscription');
      await page.getByRole('button', { name: 'Start subscription' }).click();
      const { stripeParams } = (await confirmed).postDataJSON();
      await expect(page.getByRole('heading', { name: 'Your subscription has begun' })).toBeVisible();
      await page.goto(`/subscriptionConfirm?setup_intent=${stripeParams.setup_intent}`);
      await expect(page.getByRole('heading', { name: 'Your subscription has begun' })).toBeVisible();
      const letters = await (await page.request.get(`${inbox}/outbox?to=${hugo.email}`)).json();
      expect(letters.filter(({ subject }: { subject: string }) => /subscription/.test(subject))).toHaveLength(2);
    },
  );

  flow('an organization signs up; five wrong codes lock its phone', async ({ page, inbox }) => {
    const olga = person('Olga', screen);
    await page.goto('/getstarted/enterprise');
    await fillPerson(page, olga);
    await choosePlace(page, { desk: 'Yolo', phone: 'Yuba' }[screen], 'Probation');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const fault of ['Please fill in your role', 'Please select your estimated users'])
      await expect(page.getByRole('link', { name: fault })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your role').selectOption('IT Staff');
    await page.getByLabel('Estimated users').selectOption('11-20');
    await page.getByLabel('How did you hear of us?').selectOption('Referral');
    await page.getByRole('button', { name: 'Continue' }).click();

    await verifyEmail(page, inbox, olga.email);
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

  flow(
    'an organization enters with its trial, and an invited person once approved',
    async ({ browser, page, inbox }) => {
      const county = { desk: 'Butte', phone: 'Colusa' }[screen];
      const [nils, vera] = [person('Nils', screen), person('Vera', screen)];
      await page.goto('/getstarted/enterprise');
      await fillPerson(page, nils);
      await choosePlace(page, county, 'Court');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Your role').selectOption('Manager/Supervisor');
      await page.getByLabel('Estimated users').selectOption('1-10');
      await page.getByLabel('How did you hear of us?').selectOption('Other');
      await page.getByRole('button', { name: 'Continue' }).click();
      await verifyEmail(page, inbox, nils.email);
      await verifyPhone(page, inbox, nils.phone);
      await getStarted(page);
      await expect(page).toHaveURL(/\/Cases$/);

      const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('user_token'))}`;
      const headers = { authorization };
      const invitation = { Email: vera.email, ApproveCountyUsers: true };
      expect((await page.request.post('/api/org/invitations', { headers, data: invitation })).ok()).toBe(true);
      const link = /\/signup\/\S+/.exec(await lastMessage(page, inbox, vera.email))?.[0] ?? '';

      const guest = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
      await guest.goto(new URL(link, page.url()).href);
      await expect(guest.getByText(`You were invited by ${county}, Court.`)).toBeVisible();
      await fillPerson(guest, vera);
      await expectAccessible(guest);
      await guest.getByRole('button', { name: 'Continue' }).click();
      await verifyEmail(guest, inbox, vera.email);
      await verifyPhone(guest, inbox, vera.phone);
      await expect(guest.getByRole('heading', { name: 'Your invitation is waiting for approval' })).toBeVisible();

      const members = await (await page.request.get('/api/org/members', { headers })).json();
      const { Id } = members.members.find(({ Email }: { Email: string }) => Email === vera.email);
      await page.request.put(`/api/org/members/${Id}`, { headers, data: { Status: 'active' } });
      await guest.goto('/login');
      await getStarted(guest);
      await expect(guest).toHaveURL(/\/Cases$/);
    },
  );
});
