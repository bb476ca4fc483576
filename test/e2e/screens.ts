import type { Page } from '@playwright/test';
import { expect, expectContrast, expectFits, test } from './fixtures.ts';

export const screens = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Screen = keyof typeof screens;

/** What holds on a desk and on a phone of a page as it stands; it is left as it was. */
export async function onDeskAndPhone(page: Page, holds: (page: Page) => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? screens.desk;
  for (const size of Object.values(screens)) {
    await page.setViewportSize(size);
    await holds(page);
  }
  await page.setViewportSize(before);
}

/** A page that follows the system's theme passes and fits on a desk and on a phone, in the dark and in the light. */
export const fitsInEveryLook = (page: Page): Promise<void> =>
  onDeskAndPhone(page, async () => {
    await inTheme(page, 'dark');
    await expectFits(page);
    await inTheme(page, 'light');
    await expectContrast(page);
  });

async function inTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/**
 * Each flow on one of the two, by turns: a browser for every flow on both would take minutes, and what is laid out otherwise
 * on a phone is looked at where it stands, by `onDeskAndPhone`. A flow that is written for both may stand in either.
 */
export function byTurns(flows: (screen: Screen, flow: (title: string, body: Flow) => void) => void): void {
  for (const [turn, screen] of (['desk', 'phone'] as const).entries())
    test.describe(`on a ${screen}`, () => {
      test.use({ viewport: screens[screen] });
      let declared = 0;
      flows(screen, (title, body) => {
        if (declared % 2 === turn) test(title, body);
        declared += 1;
      });
    });
}
type Flow = Parameters<typeof test>[2];
