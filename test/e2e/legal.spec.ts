import { expect, expectAccessible, test } from './fixtures.ts';
import { onDeskAndPhone } from './screens.ts';

test('terms, privacy, security and accessibility are read by anybody, and say that they are a draft', async ({
  page,
}) => {
  await page.goto('/getstarted/individual');
  await expect(page.getByRole('link', { name: 'Terms of Service', exact: true })).toBeVisible();
  await page.goto('/login');
  for (const title of ['Terms of Service', 'Privacy', 'Security', 'Accessibility']) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/Draft in our own words/)).toBeVisible();
    await onDeskAndPhone(page, expectAccessible);
  }
  const answer = await page.request.get('/.well-known/security.txt');
  expect(await answer.text()).toContain('Contact: mailto:security@');
});
