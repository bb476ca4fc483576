import './total.css';
import './steps.css';
import { besideText, controllingText, totalText } from '@countwise/contract';
import { LengthWords } from '../../shared/length-words.tsx';
import { common } from '../../text/common.ts';
import { ledger } from '../../text/ledger.ts';
import { sentence as text } from '../../text/workspace.ts';
import { useNow } from '../writes/work-context.tsx';

/** The total in large figures. */
export function Total() {
  const { sentence, change } = useNow();
  return (
    <Figure
      key={totalText(sentence.summary)}
      figure={controllingText(sentence.summary)}
      beside={besideText(sentence.summary)}
      isChanged={Boolean(change)}
    />
  );
}

interface FigureProps {
  readonly figure: string;
  /** `and 2y beside`. */
  readonly beside: string;
  readonly isChanged?: boolean;
}

const longFigure = 8;

/** A length in large figures, what runs beside it on a line of its own. */
export function Figure({ figure, beside, isChanged = false }: FigureProps) {
  return (
    <span
      className="total-figure"
      data-long={figure.length > longFigure || undefined}
      data-changed={isChanged || undefined}
    >
      <LengthWords words={figure} />
      {beside !== '' && (
        <>
          <span className="total-comma">,</span> <span className="total-beside">{beside}</span>
        </>
      )}
    </span>
  );
}

/** What the total was and what changed it, until the next change; the same words are said politely. */
export function WasLine({ short = false }: { readonly short?: boolean }) {
  const { sentence, change, undo } = useNow();
  const isMoved = change?.before !== totalText(sentence.summary);
  return (
    <p className="was">
      {change && (
        <>
          <span>
            {isMoved && (
              <>
                {ledger.was} <b>{change.before}</b>
              </>
            )}
            {!short && (isMoved ? `, ${change.words}` : text.still(change.before, change.words))}
          </span>
          {!change.isNotOurs && (
            <button type="button" className="link" onClick={undo}>
              {common.undo}
            </button>
          )}
        </>
      )}
      <span className="visually-hidden" role="status">
        <Said />
      </span>
    </p>
  );
}

/** The last change for the ear: the total that it made, or that the total stands. */
function Said() {
  const { sentence, change, still = '' } = useNow();
  const total = totalText(sentence.summary);
  if (change && change.before !== total) return text.announce(total, change.before, change.words);
  const words = change?.words ?? still;
  return words === '' ? null : text.still(total, words);
}
