import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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

/** What holds on a desk and on a phone, in the light and in the dark, of a page that follows the system's theme. */
export const inEveryLook = (page: Page, holds: (page: Page) => Promise<void>): Promise<void> =>
  onDeskAndPhone(page, async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await holds(page);
    }
  });

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
