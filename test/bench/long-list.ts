// Prints, never judges. `npx node test/bench/long-list.ts [--cases N] [--rounds N]`: when the first rows of a long list of
// cases stand on the built site with the CPU slowed four times, the site itself being there, when the whole list does, and
// how long the search in it takes.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { slowDown, slowed, withDemoBrowser } from './demo-browser.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '5' } },
});
const many = Number(values.cases);
const answer = z.looseObject({ cases: z.array(z.looseObject({ Id: z.string() })) });

/** Pages as the server makes them, of the one case that it has. */
async function withCases(page: Page): Promise<void> {
  let first: z.infer<typeof answer> | undefined;
  await page.route(/\/api\/cases(\?|$)/, async (route) => {
    first ??= answer.parse(await (await route.fetch()).json());
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('next')?.split('#').at(-1) ?? 0);
    const cases = Array.from({ length: Math.min(Number(query.get('limit') ?? 500), many - from) }, (_, nth) => ({
      ...first?.cases[0],
      Id: `long-${from + nth}`,
      ParentCaseId: null,
      DefendantLastName: `Long ${from + nth}`,
      CaseNumber: `L-${from + nth}`,
      CreatedAt: new Date(Date.UTC(2026, 10, 20) - (from + nth) * 60_000).toISOString(),
    }));
    const next = from + cases.length === many ? null : `2026-11-20T00:00:00.000Z#${from + cases.length}`;
    await route.fulfill({ json: { ...first, cases, next } });
  });
}

await withDemoBrowser(async ({ origin, open }) => {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const page = await open();
    await withCases(page);
    await page.goto(`${origin}/Cases`);
    await page.getByRole('row').filter({ hasText: 'Long 0' }).waitFor();
    await page.goto(`${origin}/creditCalculator`);
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    const list = page.getByRole('link', { name: 'Case List' });
    await list.waitFor();
    const began = performance.now();
    const since = () => (performance.now() - began).toFixed(0);
    await list.click();
    await page.getByRole('row').filter({ hasText: 'Long 0' }).waitFor();
    const rows = since();
    await page.getByRole('button', { name: `Open ${many}` }).waitFor();
    const whole = since();
    const asked = performance.now();
    await page.getByRole('searchbox').fill(`Long ${many - 1}`);
    await page.getByRole('row', { name: new RegExp(`Long ${many - 1}`) }).waitFor();
    const found = (performance.now() - asked).toFixed(0);
    const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
    console.log(
      `${many} cases, CPU slowed ${slowed} times: first rows ${rows} ms, whole ${whole} ms, search ${found} ms, ${nodes} nodes`,
    );
    await page.context().close();
  }
});
