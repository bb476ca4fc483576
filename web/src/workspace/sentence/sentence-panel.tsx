import './sentence.css';
import {
  besideText,
  chainLines,
  controllingText,
  lifeBeside,
  placeText,
  sentenceFacts,
  totalText,
} from '@countwise/contract';
import { sentence as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import { useWork } from '../writes/work-context.tsx';
import { Checks } from './checks.tsx';
import { Ladder } from './ladder.tsx';
import { Range } from './range.tsx';
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
        {placeText(sentence.summary)}.
        <Release />
      </p>
      <Ladder sentence={sentence} />
      <Chains />
      <Range />
      <Facts />
      <Why sentence={sentence} />
      <Checks />
    </aside>
  );
}

/** When the sentence is served at the earliest; no day, where a life term runs beside one that ends. */
export function Release() {
  const { summary, release } = useWork().sentence;
  const life = lifeBeside(summary);
  if (life !== null) return ` ${text.lifeBeside(life)}`;
  if (release.earliestRelease === null) return null;
  return (
    <>
      {' '}
      {text.release} <b>{longDate(release.earliestRelease)}</b>
    </>
  );
}

/** The total in large figures; after a change it says for a moment what it was, also to a screen reader. */
export function Total() {
  const { sentence } = useWork();
  const total = totalText(sentence.summary);
  const figure = controllingText(sentence.summary);
  const beside = besideText(sentence.summary);
  const before = useChange(total);
  return (
    <div className="total" data-changed={before !== null || undefined}>
      <span key={total} className="total-figure" data-long={figure.length > 8 || undefined}>
        {figure}
        {beside !== '' && <span className="total-beside">, {beside}</span>}
      </span>
      {before !== null && <span className="total-before">{text.was(before)}</span>}
      <span className="visually-hidden" role="status">
        {before !== null && text.announce(total, before)}
      </span>
    </div>
  );
}

/** Which counts are the controlling term and what runs beside it; nothing where nothing does. */
function Chains() {
  const { sentence } = useWork();
  const lines = chainLines(sentence);
  if (lines.length === 0) return null;
  return (
    <ul className="chains">
      {lines.map(({ name, length, counts }) => (
        <li key={`${name} ${counts}`}>
          {name} <b>{length}</b> <span>{counts}</span>
        </li>
      ))}
    </ul>
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
