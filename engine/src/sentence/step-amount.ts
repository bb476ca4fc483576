import type { Step } from '../answer/answer.ts';
import { determinateText } from '../numbers/display.ts';

/**
 * What a step does to the sum, as it is shown before its words: `3y`, `364d`, `×2`, `÷3`, `+1y 4m`; nothing for a note, a
 * stay, and what has no length: life without parole, death.
 */
export function stepAmount({ operation, amount, track }: Pick<Step, 'operation' | 'amount' | 'track'>): string {
  if (track === 'special') return '';
  const length = track === 'misdemeanor' ? `${amount}d` : determinateText(amount);
  switch (operation) {
    case 'set':
      return length;
    case 'add':
      return `+${length}`;
    case 'multiply':
      return `×${amount}`;
    case 'divide':
      return `÷${amount}`;
    case 'stay':
    case 'note':
      return '';
  }
}
