import type { Sentence } from '@countwise/engine';
import { placeText } from '../words.ts';

/** The whole sentence in one line: `8y 4m`, `6y + 25 - L`, `LWOP`. */
export function totalText({ summary }: Pick<Sentence, 'summary'>): string {
  if (summary.special !== null) return summary.special;
  const parts = [
    ...(summary.totalDeterminate > 0 ? [summary.determinate] : []),
    ...(summary.totalIndeterminate > 0 ? [summary.indeterminate] : []),
  ];
  return parts.join(' + ') || `${summary.exposureDaysMisdemeanor} days`;
}

/** The Selected Sentence block of the screen. */
export function SentenceTotals({ sentence }: { readonly sentence: Sentence }) {
  const { summary, probation, credits, range } = sentence;
  const [least, most] = [totalText({ summary: range.minimum }), totalText({ summary: range.maximum })];
  const lines = [
    ['Probation Eligibility', probation.verdict],
    ['Determinate', summary.determinate],
    ['Indeterminate', summary.indeterminate || 'none'],
    ['Misdemeanor', `${summary.exposureDaysMisdemeanor} days`],
    ['Custody credit', `${credits.total} days`],
    ['Other', summary.special ?? 'none'],
    ['Lawful range', least === most ? most : `${least} to ${most}`],
  ];
  return (
    <div className="totals">
      <p>
        <span className="total serif">{totalText(sentence)}</span>
        <br />
        <span className="quiet">{placeText[summary.place]}</span>
      </p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
