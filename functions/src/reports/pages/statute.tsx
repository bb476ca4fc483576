import { Fragment } from 'react';

/** A citation in a narrow column: it may break behind a slash and before a subdivision, within no number and not behind its code. */
export const Statute = ({ statute }: { readonly statute: string }) => {
  const [first, ...more] = statute.replaceAll(' ', '\u00a0').split(/(?<=\/)|(?=\()/);
  return (
    <>
      {first}
      {more.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a citation stand
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
};
