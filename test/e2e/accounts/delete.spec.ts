import { expect, expectAccessible } from '../fixtures.ts';
import { byTurns } from '../screens.ts';
import { beforePlans } from './sign-up-calls.ts';
import { logIn, password } from './steps.ts';

byTurns((screen, flow) => {
  flow(
    'an account is deleted by whoever names it and knows its password, and opens nothing afterwards',
    async ({ page, inbox }) => {
      const { email } = await beforePlans(page, inbox, 'Dora', screen);
      await page.goto('/myaccount');
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      const confirm = dialog.getByRole('button', { name: 'Delete my account' });
      await dialog.getByLabel('Type your e-mail address to confirm').fill('somebody@example.com');
      await confirm.click();
      await expect(dialog.getByRole('link', { name: 'This is not the e-mail address of your account.' })).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Enter your password.' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Type your e-mail address to confirm').fill(email);
      await dialog.getByLabel('Your password', { exact: true }).fill('Sentence-2099');
      await confirm.click();
      await expect(dialog.getByText('The password is not right.')).toBeVisible();
      await dialog.getByLabel('Your password', { exact: true }).fill(password);
      await confirm.click();
      await expect(page.getByText('Your account is deleted.')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await logIn(page, email);
      await expect(page.getByText('Invalid Login Credentials')).toBeVisible();
    },
  );
});
