import type { Step } from '../answer.ts';
import { determinateText } from '../numbers/display.ts';

/** What a step does to the sum, as it is shown before its words: `3y`, `×2`, `÷3`, `+1y 4m`; nothing for a note or stay. */
export function stepAmount({ operation, amount }: Pick<Step, 'operation' | 'amount'>): string {
  switch (operation) {
    case 'set':
      return determinateText(amount);
    case 'add':
      return `+${determinateText(amount)}`;
    case 'multiply':
      return `×${amount}`;
    case 'divide':
      return `÷${amount}`;
    case 'stay':
    case 'note':
      return '';
  }
}
