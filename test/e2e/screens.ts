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

/**
 * Each flow on one of the two, by turns: a browser for every flow on both would take minutes, and what is laid out otherwise on
 * a phone is looked at by `onDeskAndPhone`. A flow that is written for both may stand in either.
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
