import './steps.css';
import { besideText, controllingText, totalText } from '@countwise/contract';
import { common } from '../../text/common.ts';
import { ledger } from '../../text/ledger.ts';
import { sentence as text } from '../../text/workspace.ts';
import { useNow } from '../writes/work-context.tsx';

/** The total in large figures. */
export function Total() {
  const { sentence, change } = useNow();
  const total = totalText(sentence.summary);
  const figure = controllingText(sentence.summary);
  const beside = besideText(sentence.summary);
  return (
    <span
      key={total}
      className="total-figure"
      data-long={figure.length > 8 || undefined}
      data-changed={change ? true : undefined}
    >
      {figure}
      {beside !== '' && (
        <>
          , <span className="total-beside">{beside}</span>
        </>
      )}
    </span>
  );
}

/** What the total was and what changed it, until the next change; the same words are said politely. */
export function WasLine({ short = false }: { readonly short?: boolean }) {
  const { sentence, change, still = '', undo } = useNow();
  const total = totalText(sentence.summary);
  return (
    <p className="was">
      {change && (
        <>
          <span>
            {ledger.was} <b>{change.before}</b>
            {!short && `, ${change.words}`}
          </span>
          <button type="button" className="link" onClick={undo}>
            {common.undo}
          </button>
        </>
      )}
      <span className="visually-hidden" role="status">
        {change && change.before !== total
          ? text.announce(total, change.before, change.words)
          : (change?.words ?? still) !== '' && text.still(total, change?.words ?? still)}
      </span>
    </p>
  );
}
