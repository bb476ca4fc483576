import './release.css';
import type { Release } from '@countwise/engine';
import { release as text } from '../../text/modes.ts';

/** The term as one bar: what is credited, what is still to be credited, what is left to serve. */
export function ReleaseBar({ working }: { readonly working: NonNullable<Release['working']> }) {
  const { sentenceDays, earnedDays, futureDays } = working;
  const left = Math.max(0, sentenceDays - earnedDays - futureDays);
  const parts = [
    { kind: 'earned', label: text.bar.earned, days: earnedDays },
    { kind: 'left', label: text.bar.left, days: left },
    { kind: 'future', label: text.bar.future, days: futureDays },
  ].filter(({ days }) => days > 0);
  return (
    <figure className="release-figure">
      <div
        className="release-bar"
        role="img"
        aria-label={parts.map(({ label, days }) => `${label}: ${days}`).join('; ')}
      >
        {parts.map(({ kind, days }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: days }} />
        ))}
      </div>
      <figcaption aria-hidden="true">
        {parts.map(({ kind, label, days }) => (
          <span key={kind}>
            <i data-kind={kind} /> {label} <b>{days}</b>
          </span>
        ))}
      </figcaption>
      <details>
        <summary>{text.working}</summary>
        <p>{text.formula(sentenceDays, earnedDays, futureDays)}</p>
      </details>
    </figure>
  );
}
