import { Fragment } from 'react';

/** A citation in a narrow column: it may break behind a slash, and nowhere else. */
export const Statute = ({ statute }: { readonly statute: string }) =>
  statute.split(/(?<=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a citation stand
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span className="nowrap">{part}</span>
    </Fragment>
  ));
