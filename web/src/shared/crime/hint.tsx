import type { CrimeHit } from '@countwise/contract';
import type { CrimeState } from '@countwise/engine';
import { addCharge as text } from '../../text/add-charge.ts';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { helpFor } from './help.ts';
import type { QuickLine } from './quick-line.ts';
import { statuteName } from './search-results.tsx';

interface Props {
  readonly typed: string;
  readonly line: QuickLine | null;
  readonly best: CrimeHit | null;
  /** How the next crime is charged. */
  readonly state: CrimeState;
  readonly onQuickAdd: () => void;
  /** The user takes the help up: what was typed means an attempt or a conspiracy of the rest. */
  readonly onMeant: (state: CrimeState, rest: string) => void;
}

/** What the field makes of what was typed: help with 664 and 182, what a quick line would add, or how the next crime is charged. */
export function Hint({ typed, line, best, state, onQuickAdd, onMeant }: Props) {
  const help = helpFor(typed);
  if (help !== null) {
    return (
      <div className="search-help" role="status">
        <p>{help.text}</p>
        <Button onClick={() => onMeant(help.state, help.rest)}>{text.use[help.state]}</Button>
      </div>
    );
  }
  if (line === null && state !== 'Completed') {
    return (
      <div className="search-help" role="status">
        <p>{text.armed[state]}</p>
        <Button onClick={() => onMeant('Completed', typed)}>{text.useCompleted}</Button>
      </div>
    );
  }
  if (line === null || best === null) return null;
  return (
    <div className="search-help" role="status">
      <p>{text.quick(told(line, statuteName(best)))}</p>
      <Button tone="primary" onClick={onQuickAdd}>
        {text.confirm}
      </Button>
    </div>
  );
}

/** A quick line in words: `3 times PC 211/212.5(c) on 03/14/2026 with 12022(b)(1)`. */
const told = ({ times, date, enhancements }: QuickLine, statute: string): string =>
  [
    text.quickTimes(times, statute),
    date === null ? '' : text.quickDate(longDate(date)),
    enhancements.length === 0 ? '' : text.quickWith(enhancements.join(', ')),
  ]
    .filter((part) => part !== '')
    .join(' ');
