import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { type Screen, screens } from '../screens.ts';

const folder = join(import.meta.dirname, '../../../.local/pictures');

export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly screen: Screen;
}

/** The tests of one look after the other: light and dark, on a desk and on a phone. */
export function inEveryLook(tests: (look: Look) => void): void {
  for (const scheme of ['light', 'dark'] as const)
    for (const screen of ['desk', 'phone'] as const)
      test.describe(`${scheme}, ${screen}`, () => {
        test.use({ colorScheme: scheme, viewport: screens[screen] });
        tests({ scheme, screen });
      });
}

/** Takes a picture under a name, once the page is still: whole, or of what is in sight, as where something stands over it. */
export const takenOn =
  (page: Page, { scheme, screen }: Look) =>
  async (name: string, { fullPage = true } = {}): Promise<void> => {
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const path = join(folder, `${name.replaceAll('/', '-').replace(/^-/, '')}-${screen}-${scheme}.png`);
    await page.screenshot({ path, fullPage });
  };
