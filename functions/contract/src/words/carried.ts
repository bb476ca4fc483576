import { determinateText, indeterminateText, type Sentence, type Step } from '@countwise/engine';
import { stepParts } from './step-lines.ts';

/** The running total before and after a step that adds: `15y`, `16y`. */
export interface Carry {
  readonly from: string;
  readonly to: string;
}

const lengthOf = (days: number, track: Step['track']): string => {
  if (track === 'misdemeanor') return `${days}d`;
  if (track === 'indeterminate') return days === 0 ? '0' : indeterminateText(days);
  return days === 0 ? '0' : determinateText(days);
};

/** The running total at each step that adds, along its chain and its track. */
export function carriedBy(sentence: Sentence): ReadonlyMap<Step, Carry> {
  const carries = new Map<Step, Carry>();
  for (const { lines } of stepParts(sentence)) {
    const sums = new Map<Step['track'], number>();
    for (const step of lines.flatMap(({ steps }) => steps)) {
      if (step.operation !== 'add' || step.track === 'special') continue;
      const before = sums.get(step.track) ?? 0;
      sums.set(step.track, before + step.amount);
      carries.set(step, { from: lengthOf(before, step.track), to: lengthOf(before + step.amount, step.track) });
    }
  }
  return carries;
}
