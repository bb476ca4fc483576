import { strikeInfo } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { Cite } from '../../law/cite.tsx';
import { charges, chargeDetails as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import type { ChargeRow } from '../case-work.ts';
import { ratioOf } from './charge-words.ts';

/** What the charge is in law: its class, the lists it stands on, and how sure we are of the row. */
export function ChargeInfo({ row }: { readonly row: ChargeRow }) {
  const { crime, charge } = row;
  const { data: lists } = useQuery({
    queryKey: ['strike-info', crime.Id, charge.Date],
    queryFn: ({ signal }) => request(strikeInfo, { body: { offenseDate: charge.Date, crime: crime.Id }, signal }),
  });
  const groups = [
    [charges.serious, lists?.seriousGroup],
    [charges.violent, lists?.violentGroup],
    [charges.strike, lists?.strikeGroup],
    [text.trigger, lists?.thirdStrikeTriggerGroup],
  ] as const;
  return (
    <dl className="info">
      {factsOf(row).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {groups.map(
        ([name, entries]) =>
          entries !== undefined &&
          entries.length > 0 && (
            <div key={name}>
              <dt>{name}</dt>
              {entries.map(({ Description, Authority }) => (
                <dd key={Authority}>
                  {Description} <Cite authority={Authority} />
                </dd>
              ))}
            </div>
          ),
      )}
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
