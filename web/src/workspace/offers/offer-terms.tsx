import './terms.css';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { offers } from '../../text/offers.ts';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { derivationOf } from './derivation.ts';
import type { OfferProps } from './offer-props.ts';
import { usePointAnswer } from './use-point-answer.ts';

/** An offer opened in its place: its terms, and how the one that is chosen adds up. */
export function OfferTerms(props: OfferProps) {
  const { point, answered, onShow } = props;
  const answer = usePointAnswer(point, answered);
  return (
    <div className="offers-terms">
      <Points {...props} />
      <p>
        <b>{point.sum || point.total}</b>
        <span>
          <Unbroken>{derivationOf(answer, point.caseFile)}</Unbroken>{' '}
          <button type="button" className="link" onClick={() => onShow('ledger')}>
            {text.openLedger}
          </button>
        </span>
      </p>
    </div>
  );
}

function Points({ row: { points }, place, side, chosen, onChoose }: OfferProps) {
  if (points.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box and a legend that the label already is
    <div className="segmented offers-points" role="group" aria-label={text.points}>
      {points.map((point, at) => {
        const served = point.serve[side];
        return (
          <button
            key={`${point.total} ${point.mode} ${served.days}`}
            type="button"
            aria-pressed={at === chosen.point}
            onClick={() => onChoose({ row: place, point: at })}
          >
            {point.total}
            <small aria-hidden="true">{text.short(served, offers.serve(served))}</small>
            <span className="visually-hidden"> {offers.serve(served)}</span>
          </button>
        );
      })}
    </div>
  );
}
