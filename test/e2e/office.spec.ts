import { rates, refused, type SeenRequest } from '@countwise/infra/rates';
import { addCharge, expect, newCase, test } from './fixtures.ts';
import { personOf } from './people.ts';

/** Everybody of an office, behind one address. */
const people = Array.from({ length: 500 }, (_, at) => at);

test('500 people of an office begin their day within five minutes, and the firewall refuses none of them', async ({
  page,
}) => {
  const asked: { readonly path: string; readonly signedIn: boolean }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    asked.push({ path, signedIn: request.headers()['authorization'] !== undefined });
  });
  await page.goto('/login');
  const { email, password } = personOf('ines');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
  const before = asked.length;
  await newCase(page, 'Olga', 'Cherry');
  await addCharge(page, '487', /^Add PC 487\(a\)/, 1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Case List' }).click();
  // two cases more, which ask for the same
  const ofOneCase = asked.slice(before);
  asked.push(...ofOneCase, ...ofOneCase);
  await page.getByRole('link', { name: 'Cherry' }).first().click();
  await expect(page.getByRole('button', { name: /^Lower, count 1/ })).toBeVisible();
  const opened = asked.length;
  for (const term of [/^Lower, count 1/, /^Upper, count 1/, /^Lower, count 1/, /^Upper, count 1/])
    await page.getByRole('button', { name: term }).click();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  // and thirty-six edits more
  const ofFourEdits = asked.slice(opened);
  for (let more = 0; more < 9; more += 1) asked.push(...ofFourEdits);

  const day = (address: string, one: number): readonly SeenRequest[] =>
    asked.map(({ path, signedIn }) => ({ address, path, ...(signedIn && { authorization: `Bearer ${one}` }) }));
  expect(refused(people.flatMap((one) => day('198.51.100.7', one)))).toEqual([]);
  // the same requests again and again with one session are no office
  const calls = asked.filter(({ path }) => path.startsWith('/api/')).length;
  test.info().annotations.push({ type: 'calls of one person', description: `${calls} of ${asked.length} requests` });
  expect(refused(people.flatMap(() => day('203.0.113.9', 0))).length).toBeGreaterThan(0);
  expect(people.length * calls).toBeLessThan(rates.find(({ name }) => name === 'address')?.limit ?? 0);
});
