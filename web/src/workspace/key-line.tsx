import { Fragment } from 'react';
import { ledger } from '../text/ledger.ts';

const text = ledger.keys;
const hints = [
  { keys: ['A'], does: text.add, everywhere: false },
  { keys: ['1', '2', '3'], does: text.term, everywhere: false },
  { keys: ['S'], does: text.status, everywhere: false },
  { keys: ['C'], does: text.run, everywhere: false },
  { keys: ['Y'], does: text.why, everywhere: true },
  { keys: ['.'], does: text.check, everywhere: false },
  { keys: ['B'], does: text.try, everywhere: true },
] as const;

interface Props {
  readonly isCharges: boolean;
  readonly onKeys: () => void;
}

/** The keys at hand, at the foot of a wide screen with a keyboard. */
export const KeyLine = ({ isCharges, onKeys }: Props) => (
  <footer className="key-line">
    {hints
      .filter(({ everywhere }) => everywhere || isCharges)
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
