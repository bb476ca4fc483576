import type { CrimeRecord } from '@countwise/contract';
import { charges as text } from '../../text/workspace.ts';
import { Tag } from '../../ui/tag.tsx';

/** A crime by its statute and name, its class, the lists it stands on and its terms. */
export function CrimeHead({ crime }: { readonly crime: CrimeRecord }) {
  const { crime: law } = crime;
  const terms = [law.terms.lower, law.terms.middle, law.terms.upper].filter((term) => term !== undefined);
  return (
    <header className="crime-head">
      <h2>{law.statute}</h2>
      <p>{crime.Name}</p>
      <p className="flags">
        <Tag>{text.severities[law.severity]}</Tag>
        {law.violent && <Tag tone="crimson">{text.violent}</Tag>}
        {law.serious && <Tag tone="brass">{text.serious}</Tag>}
        {law.strike && <Tag tone="brass">{text.strike}</Tag>}
        <span className="crime-terms">{terms.join(', ')}</span>
      </p>
    </header>
  );
}
