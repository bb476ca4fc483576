import './sentence.css';
import { rangeText, sentenceFacts, totalText } from '@countwise/contract';
import { sentence as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import { useWork } from '../work-context.tsx';
import { Checks } from './checks.tsx';
import { Ladder } from './ladder.tsx';
import { useChange } from './use-change.ts';
import { Why } from './why.tsx';

/** Selected Sentence: the total, where it is served, what it is made of, and why. The order is the same on every mode. */
export function SentencePanel() {
  const { sentence } = useWork();
  return (
    <aside className="panel" aria-label={text.label}>
      <h2 className="panel-title">{text.label}</h2>
      <Total />
      <p className="panel-place">
        {text.places[sentence.summary.place]}.
        {sentence.release.earliestRelease && (
          <>
            {' '}
            {text.release} <b>{longDate(sentence.release.earliestRelease)}</b>
          </>
        )}
      </p>
      <Ladder sentence={sentence} />
      <Range />
      <Facts />
      <Why sentence={sentence} />
      <Checks />
    </aside>
  );
}

/** The total in large figures; after a change it says for a moment what it was, also to a screen reader. */
export function Total() {
  const { sentence } = useWork();
  const total = totalText(sentence.summary);
  const before = useChange(total);
  return (
    <div className="total" data-changed={before !== null || undefined}>
      <span key={total} className="total-figure" data-long={total.length > 8 || undefined}>
        {total}
      </span>
      {before !== null && <span className="total-before">{text.was(before)}</span>}
      <span className="visually-hidden" role="status">
        {before !== null && text.announce(total, before)}
      </span>
    </div>
  );
}

/** The least and the most that lawful choices among the same counts would give. */
function Range() {
  const { range } = useWork().sentence;
  const words = rangeText(range);
  if (words === totalText(range.maximum)) return null;
  return (
    <p className="panel-range">
      {text.range} <b>{words}</b>
    </p>
  );
}

function Facts() {
  const { sentence } = useWork();
  return (
    <dl className="facts">
      {sentenceFacts(sentence).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
