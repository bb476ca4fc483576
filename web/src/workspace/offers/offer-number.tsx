import { besideText, controllingText } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';
import type { ReactNode } from 'react';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { ReleaseFacts } from '../sentence/release-facts.tsx';
import { Figure } from '../sentence/total.tsx';
import type { Credit, ShownPoint } from './shown.ts';

interface Props {
  readonly point: ShownPoint;
  readonly filed: ShownPoint | null;
  readonly side: Credit;
  readonly answer: Sentence;
  /** What else the term asks for. */
  readonly needs?: string;
  /** Beside the number. */
  readonly children?: ReactNode;
}

/** The number of a point with what it differs from, where it is served and until when. */
export function OfferNumber({ point, filed, side, answer, needs = '', children }: Props) {
  const { total, mode, place, strikes } = point;
  const beside = besideText(answer.summary);
  return (
    <>
      <div className="panel-number">
        <Figure figure={beside === '' ? total : controllingText(answer.summary)} beside={beside} />
        {children}
      </div>
      {filed !== null && <AsFiled point={point} filed={filed} side={side} />}
      <p className="offers-place">
        {[...(mode === '' ? [] : [`${mode}.`]), `${place}.`, text.strikesAfter(strikes), needs]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ReleaseFacts sentence={answer} />
    </>
  );
}

/** `as filed 20y, 3,832 days more to serve`; of a life term the length alone. */
function AsFiled({ point, filed, side }: Pick<Props, 'point' | 'side'> & { readonly filed: ShownPoint }) {
  const [before, now] = [filed.serve[side], point.serve[side]];
  const isCounted = before.kind === 'days' && now.kind === 'days';
  return (
    <p className="offers-was">
      {text.asFiled} <b>{filed.total}</b>
      {isCounted && text.moreAsFiled(before.days - now.days)}
    </p>
  );
}
