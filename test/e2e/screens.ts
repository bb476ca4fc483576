import { test } from './fixtures.ts';

export const screens = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Screen = keyof typeof screens;

/** The flows on a desk and on a phone. What may exist once only, people and agencies, is told apart by the screen. */
export function onDeskAndPhone(flows: (screen: Screen) => void): void {
  for (const screen of ['desk', 'phone'] as const)
    test.describe(`on a ${screen}`, () => {
      test.use({ viewport: screens[screen] });
      flows(screen);
    });
}
