import './cite.css';
import { byCitations } from '@countwise/contract';

/** Running words in which no citation breaks. */
export const Unbroken = ({ children: words }: { readonly children: string }) =>
  byCitations(words).map((part, nth) =>
    nth % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a citation may stand twice, and none moves
      <span key={nth} className="citation">
        {part}
      </span>
    ),
  );
