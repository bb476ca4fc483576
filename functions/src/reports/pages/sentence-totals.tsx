import { placeNames, rangeText, sentenceFacts, totalText } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';

/** The Selected Sentence block of the screen, with what the law allows. */
export function SentenceTotals({ sentence }: { readonly sentence: Sentence }) {
  const { summary, range } = sentence;
  const lines = [...sentenceFacts(sentence), ['Lawful range', rangeText(range)] as const];
  return (
    <div className="totals">
      <p>
        <span className="total serif">{totalText(summary)}</span>
        <br />
        <span className="quiet">{placeNames[summary.place]}</span>
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
