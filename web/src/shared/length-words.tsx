import './length-words.css';
import { Fragment } from 'react';

/** A term with the sign before it: `17y 8m`, `+ 25 - L`, `+ LWOP`. */
const term = /((?:\+ )?(?:\d+[ymd]?(?: \d+[ymd])* - L|\d+[ymd](?: \d+[ymd])*|LWOP|DEATH))/;

/** Words with lengths in them, none of which breaks at the end of a line. */
export const LengthWords = ({ words }: { readonly words: string }) =>
  words.split(term).map((part, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal parts have no other name
    <Fragment key={nth}>{nth % 2 === 0 ? part : <span className="length-part">{part}</span>}</Fragment>
  ));
