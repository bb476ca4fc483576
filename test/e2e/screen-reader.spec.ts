import type { Page } from '@playwright/test';
import { expect, openCase, test, total } from './fixtures.ts';

/** Keeps, in the order in which it comes, what the page says by itself to whoever does not see it. */
async function listen(page: Page): Promise<{ readonly heard: (what: RegExp) => Promise<void> }> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const speaks = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]';
    const note = (element: Element | null | undefined): void => {
      const words = element?.closest(speaks)?.textContent.trim() ?? '';
      if (words === '' || said.at(-1) === words) return;
      said.push(words);
      sessionStorage.setItem('said', JSON.stringify(said));
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note(target instanceof Element ? target : target.parentElement);
        for (const node of addedNodes)
          if (node instanceof Element) for (const each of node.querySelectorAll(speaks)) note(each);
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { forgetSaid: () => said.splice(0) });
  });
  return {
    heard: async (what) => {
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('said') ?? '')).toMatch(what);
      await page.evaluate(() => {
        sessionStorage.removeItem('said');
        const { forgetSaid } = window as unknown as { forgetSaid: () => void };
        forgetSaid();
      });
    },
  };
}

const focused = (page: Page) => page.locator(':focus');

test('the ten jobs by keys and by ear: each says what it did, what the total is, and where one stands', async ({
  page,
}) => {
  await openCase(page, { first: 'Rhea', last: 'Reader', charges: ['211/212.5(c)', '459/460(a)'] });
  const { heard } = await listen(page);

  await page.goto('/Cases');
  await expect(page.getByRole('link', { name: 'Reader' }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(focused(page)).toHaveAccessibleName('Search or run a command');
  await page.keyboard.type('reader');
  await expect(page.getByRole('dialog').getByText('Reader, Rhea').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await heard(/Reader, Rhea/);
  await expect(total(page)).toHaveText('7y');

  await page.locator('tr[data-row] .sum').nth(1).focus();
  await expect(focused(page)).toHaveAccessibleName(/count 2, show the steps/);
  await page.keyboard.press('1');
  await heard(/Total 6y 4m, was 7y\. Count 2 upper → lower, now subordinate, 6y → 16m; count 1 is now principal/);
  await page.keyboard.press('c');
  await heard(/Total 5y, was 6y 4m\. Count 2 concurrent/);
  await page.keyboard.press('s');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('d');
  await heard(/Total still 5y\. Count 2 dismissed/);
  await expect(focused(page)).toHaveAccessibleName(/count 2, show the steps/);
  await page.keyboard.press('Control+z');
  await heard(/Total still 5y\. Taken back; count 2 is now convicted/);

  await page.keyboard.press('y');
  await expect(page.getByRole('heading', { name: /^Why / })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 Strike', exact: true }).focus();
  await page.keyboard.press('Enter');
  await heard(/Total 10y, was 5y\. Prior Strikes: 0 → 1/);

  await page.keyboard.press('a');
  await expect(focused(page)).toHaveAccessibleName('Statute number or words');
  await page.keyboard.type('487(a)');
  await heard(/crimes loaded/);
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAccessibleName('1 Strike');

  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await heard(/Reader, Rhea · Custody Credits/);
  await page.keyboard.type('3/14/26');
  await expect(focused(page)).toHaveAccessibleName('Date In');
  await page.keyboard.press('Tab');
  await heard(
    /Total still 10y\. Custody Credits: none → 03\/14\/2026 to still in custody; earliest release \d\d\/\d\d\/\d{4}/,
  );

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await heard(/Reader, Rhea · Release Date/);
  await page.getByRole('button', { name: 'Create Reports' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Report/);
});
