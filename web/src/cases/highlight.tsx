import { marksIn } from '@countwise/contract';
import { Fragment } from 'react';

/** The text with the parts that were searched for marked. */
export function Highlight({ text, part }: { readonly text: string; readonly part: string }) {
  const marks = marksIn(text, part).filter(({ from }, place, all) => from >= (all[place - 1]?.to ?? 0));
  const last = marks.at(-1);
  return (
    <>
      {marks.map(({ from, to }, place) => (
        <Fragment key={from}>
          {text.slice(marks[place - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(last?.to ?? 0)}
    </>
  );
}
