import { outOfRange } from '@countwise/contract';
import { Cite } from '../../shared/law/cite.tsx';
import { sentence as text } from '../../text/workspace.ts';
import { useWork } from '../writes/work-context.tsx';

/** What could make the sentence shorter and is no choice of imprisonment. */
export function LeftOut() {
  const { sentence, rows } = useWork();
  const left = outOfRange(
    sentence,
    rows.map(({ charge: { Id }, crime: { crime } }) => ({ id: Id, crime })),
  );
  if (left.length === 0) return null;
  return (
    <details className="range-left-out">
      <summary>{text.leftOutOfRange}</summary>
      <ul>
        {left.map(({ text: what, authority }) => (
          <li key={authority}>
            {what} <Cite authority={authority} />
          </li>
        ))}
      </ul>
    </details>
  );
}
