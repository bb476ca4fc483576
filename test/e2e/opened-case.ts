import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

/** The case that is open: its id, the crimes that it charges, and how more is asked of the server for it. */
export async function opened(page: Page) {
  const id = page.url().split('/').at(-1) ?? '';
  const token = await page.evaluate(() => localStorage.getItem('user_token'));
  const headers = { authorization: `Bearer ${token}` };
  const charges = z.array(z.object({ CrimeId: z.string() }));
  const there = await page.request.get(`/api/charges/CaseId/${id}`, { headers });
  const post = async (path: string, data: object): Promise<void> =>
    expect((await page.request.post(`/api${path}`, { headers, data })).ok()).toBe(true);
  return { id, crimes: charges.parse(await there.json()).map(({ CrimeId }) => CrimeId), post };
}

/** Makes scenarios of the open case, which stays open. */
export async function copyAs(page: Page, ...names: readonly string[]): Promise<void> {
  const { id, post } = await opened(page);
  for (const ScenarioName of names)
    await post(`/cases/${id}/scenarios`, { RequestId: crypto.randomUUID(), ScenarioName, changes: [] });
  await page.reload();
}
