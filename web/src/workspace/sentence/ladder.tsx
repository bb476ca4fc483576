import { type Band, sentenceBands } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';
import { sentence as text } from '../../text/workspace.ts';

/** The sentence as one bar, with its key. Colour and pattern say the same. */
export function Ladder({ sentence }: { readonly sentence: Sentence }) {
  const bands = sentenceBands(sentence);
  if (bands.length === 0) return null;
  return (
    <figure className="ladder-figure">
      <div className="ladder" role="img" aria-label={`${text.ladder}: ${bands.map(said).join('; ')}`}>
        {bands.map(({ id, kind, days }) => (
          <span key={id} className="band" data-kind={kind} style={{ flexGrow: days }} />
        ))}
      </div>
      <ul className="ladder-key" aria-hidden="true">
        {bands.map(({ id, kind, label, length }) => (
          <li key={id}>
            <i className="band" data-kind={kind} />
            <span>{label}</span>
            <b>{length}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const said = ({ label, length }: Band): string => `${label}, ${length}`;
