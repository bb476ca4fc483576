import './crime-section.css';
import { type CrimeRecord, dayInWords } from '@countwise/contract';
import { chargeDetails as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';

/** What the facts of a crime rest on, how they were held against that and when, and the way to the section. */
export function Provenance({ crime }: { readonly crime: Pick<CrimeRecord, 'provenance' | 'statuteLink'> }) {
  const { provenance, statuteLink } = crime;
  const { trust, source, asOf, checkedOn = asOf, checkedBy } = provenance;
  return (
    <>
      {text.provenance[trust]}: {dayInWords(source)}
      <span className="provenance">
        {checkedBy !== undefined && text.checkedOn(text.checkedBy[checkedBy], longDate(checkedOn))}{' '}
        <a href={statuteLink} target="_blank" rel="noreferrer">
          {text.section}
        </a>
      </span>
    </>
  );
}
