import { StrikeLists } from '../../crime-search/strike-lists.tsx';
import { charges, chargeDetails as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import type { ChargeRow } from '../case-work.ts';
import { ratioOf } from './charge-words.ts';

/** What the charge is in law: its class, the lists it stands on, and how sure we are of the row. */
export function ChargeInfo({ row }: { readonly row: ChargeRow }) {
  return (
    <dl className="info">
      {factsOf(row).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <StrikeLists crimeId={row.crime.Id} date={row.charge.Date} />
    </dl>
  );
}

/** The class of the charge and what the engine made of it, each under its name; what is empty is left out. */
function factsOf(row: ChargeRow) {
  const { crime, answer } = row;
  return [
    [charges.columns.type, charges.typeNames[crime.CrimeTypeId]],
    [charges.columns.severity, charges.severities[crime.crime.severity]],
    [text.category, crime.crmCatName],
    [charges.columns.ratio, ratioOf(row)],
    [charges.scheme, answer?.scheme ?? ''],
    [text.authority, answer?.authority ?? ''],
    [text.instructions, crime.calcrim.map((number) => `CALCRIM ${number}`).join(', ')],
    [text.ruleWords, answer?.ruleWords.join(', ') ?? ''],
    [
      text.trust,
      `${text.provenance[crime.provenance.trust]}, ${crime.provenance.source}, ${longDate(crime.provenance.asOf)}`,
    ],
  ].filter(([, value]) => value !== '');
}
