import type { BreakEven } from '@countwise/engine';
import { trial as text } from '../../text/trial.ts';

type Chance = Extract<BreakEven, { readonly of: unknown }>['of'];

interface Props {
  /** Where offer and trial are equal, for each end of what a trial may bring. */
  readonly chances: readonly Chance[];
  readonly words: (chance: Chance) => string;
}

const partOf = ({ numerator, denominator }: Chance): number => numerator / denominator;
const hundred = 100;
/** Farther to the right the figure would lie on the words of the scale. */
const room = 0.6;

/** Where on the way from none to a hundred trials the two are equal: a picture with words of its own. */
export function EqualScale({ chances, words }: Props) {
  const sorted = chances.toSorted((a, b) => partOf(a) - partOf(b));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return null;
  const [from, to] = [words(least), words(most)];
  return (
    <div className="trial-scale" role="img" aria-label={text.scale(from, to)}>
      <i
        data-point={from === to || undefined}
        style={{ left: `${partOf(least) * hundred}%`, right: `${(1 - partOf(most)) * hundred}%` }}
      />
      <b style={{ left: `${partOf(least) * hundred}%` }}>{from}</b>
      {from !== to && <b style={{ left: `${partOf(most) * hundred}%` }}>{to}</b>}
      <small data-under={partOf(most) > room || undefined}>{text.scaleEnds}</small>
    </div>
  );
}
