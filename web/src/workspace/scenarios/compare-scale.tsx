import './compare-scale.css';
import { scenarios as text } from '../../text/modes.ts';
import { DifferenceMark } from './difference-mark.tsx';
import type { Scale } from './scale.ts';

/** Scenarios under one another on one scale: name, length drawn, total, and by how much it differs from the first. */
export function CompareScale({ rows, marks }: Scale) {
  const hasEndless = rows.some(({ endless }) => endless);
  return (
    <figure className="compare-scale">
      <ol aria-label={text.line}>
        {rows.map(({ label, total, note, end, length, endless, difference }) => (
          <li key={`${label} ${end}`} data-end={end || undefined}>
            <span>{label}</span>{' '}
            <span className="scale-bar" aria-hidden="true">
              {length !== null && <i style={{ width: `${length}%` }} />}
              {endless && <i data-endless="" />}
            </span>
            <span>
              <b>{total}</b> {note} {difference && <DifferenceMark difference={difference} />}
            </span>
          </li>
        ))}
      </ol>
      {marks.length > 1 && (
        <p className="scale-marks" aria-hidden="true">
          {marks.map(({ label, at }) => (
            <span key={label} style={{ left: `${at}%` }}>
              {label}
            </span>
          ))}
        </p>
      )}
      {hasEndless && <figcaption className="mode-note">{text.endless}</figcaption>}
    </figure>
  );
}
