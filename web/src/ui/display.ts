import { z } from 'zod';

const key = 'display';
const display = z.object({
  density: z.enum(['compact', 'comfortable']).default('compact'),
  textSize: z.enum(['normal', 'large', 'larger']).default('normal'),
  /** Whether single keys run commands (WCAG 2.1.4). */
  keys: z.enum(['on', 'off']).default('on'),
  /** Whether a charge is asked about before it is added. Where it is not, Undo takes it back. */
  asksToAdd: z.enum(['on', 'off']).default('on'),
});
export type DisplayChoices = z.output<typeof display>;

/** How this device shows the product, beside its theme. `public/theme.js` applies it before the first paint. */
export function storedDisplay(): DisplayChoices {
  try {
    return display.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return display.parse({});
  }
}

export function storeDisplay(choices: DisplayChoices): void {
  localStorage.setItem(key, JSON.stringify(choices));
  document.documentElement.dataset['density'] = choices.density;
  document.documentElement.dataset['textSize'] = choices.textSize;
}
