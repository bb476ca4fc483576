import { Fragment } from 'react';
import { ledger } from '../text/ledger.ts';
import { offers } from '../text/offers.ts';

const text = ledger.keys;
const ofOffers = offers.keys;
/** Null: in every mode; `work`: in all but Offers, which has keys of its own. */
type Place = 'charges' | 'offers' | 'work' | null;
interface Hint {
  readonly keys: readonly string[];
  readonly does: string;
  readonly in: Place;
}
const hints: readonly Hint[] = [
  { keys: ['A'], does: text.add, in: 'work' },
  { keys: ['1', '2', '3'], does: text.term, in: 'charges' },
  { keys: ['S'], does: text.status, in: 'charges' },
  { keys: ['C'], does: text.run, in: 'charges' },
  { keys: ['↑', '↓'], does: ofOffers.offer, in: 'offers' },
  { keys: ['←', '→'], does: ofOffers.point, in: 'offers' },
  { keys: ['Enter'], does: ofOffers.ledger, in: 'offers' },
  { keys: ['W'], does: ofOffers.wish, in: 'offers' },
  { keys: ['O'], does: ofOffers.record, in: 'offers' },
  { keys: ['V'], does: ofOffers.compare, in: 'offers' },
  { keys: ['Y'], does: text.why, in: null },
  { keys: ['$'], does: ledger.withoutIt, in: 'charges' },
  { keys: ['.'], does: text.check, in: 'work' },
  { keys: ['B'], does: text.try, in: null },
];

interface Props {
  /** The mode that is open. */
  readonly mode: string | undefined;
  readonly onKeys: () => void;
}

/** The keys at hand, at the foot of a wide screen with a keyboard. */
export const KeyLine = ({ mode, onKeys }: Props) => (
  <footer className="key-line">
    {hints
      .filter((hint) => hint.in === null || hint.in === mode || (hint.in === 'work' && mode !== 'offers'))
      .map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{' '}
            </Fragment>
          ))}
          {does}
        </span>
      ))}
    <button type="button" onClick={onKeys}>
      <kbd>?</kbd> {text.all}
    </button>
  </footer>
);
