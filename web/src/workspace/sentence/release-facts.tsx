import type { Sentence } from '@countwise/engine';
import { longDate } from '../../ui/dates.ts';
import { releaseLines } from './release-lines.ts';

/** When a sentence ends, or may end, each day under what it rests on; nothing where there is no day. */
export function ReleaseFacts({ sentence }: { readonly sentence: Sentence }) {
  const found = releaseLines(sentence);
  if (found === null) return null;
  return (
    <div className="panel-block">
      <h3>{found.title}</h3>
      <dl className="facts">
        {found.lines.map(({ name, date }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="panel-date">{longDate(date)}</dd>
          </div>
        ))}
      </dl>
      {found.note !== '' && <p className="panel-note">{found.note}</p>}
    </div>
  );
}
