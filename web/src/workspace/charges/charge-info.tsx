import '../../shared/crime/info.css';
import { isStrike } from '@countwise/contract';
import { CrimeInstructions } from '../../shared/crime/crime-instructions.tsx';
import { Provenance } from '../../shared/crime/provenance.tsx';
import { StrikeLists } from '../../shared/crime/strike-lists.tsx';
import { Cite } from '../../shared/law/cite.tsx';
import { charges, chargeDetails as text } from '../../text/workspace.ts';
import { type ChargeRow, isCrime, severityOf } from '../work/case-work.ts';
import { creditOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { fixedInPart, fixedRun } from './editors.ts';
import { raisedBy } from './raised-by.ts';
import { SentencingRules } from './sentencing-rules.tsx';

/** What the charge is in law: its class, the lists it stands on, the rules that fix its number, and how sure we are of the row. */
export function ChargeInfo({ row }: { readonly row: ChargeRow }) {
  const { rows } = useWork();
  return (
    <>
      <dl className="info">
        {factsOf(row, rows).map(({ name, value, authority = '' }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value} {authority !== '' && <Cite authority={authority} />}
            </dd>
          </div>
        ))}
        <StrikeLists crimeId={row.crime.Id} date={row.charge.Date} />
        <SentencingRules words={row.answer?.ruleWords ?? []} />
        <div className="info-wide">
          <dt>{text.trust}</dt>
          <dd>
            <Provenance crime={row.crime} />
          </dd>
        </div>
      </dl>
      <CrimeInstructions numbers={row.crime.calcrim} />
    </>
  );
}

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly authority?: string | undefined;
}

/** The class of the charge and what the engine made of it, each under its name; what is empty is left out. */
function factsOf(row: ChargeRow, rows: readonly ChargeRow[]): readonly Fact[] {
  const { crime, answer, credit } = row;
  const facts: readonly Fact[] = [
    { name: charges.columns.type, value: charges.typeNames[crime.crime.kind] },
    { name: charges.columns.severity, value: charges.severities[severityOf(row)] },
    { name: text.category, value: crime.crmCatName },
    { name: charges.raisedTitle, value: raisedBy(row, rows) },
    ...raisedToStrike(row),
    { name: text.creditRate, value: creditOf(row), authority: credit?.authority },
    { name: charges.columns.run, value: '', authority: runAuthority(row) },
    { name: charges.scheme, value: answer?.scheme ?? '' },
    { name: text.authority, value: '', authority: answer?.authority },
  ];
  return facts.filter(({ value, authority = '' }) => value !== '' || authority !== '');
}

/** Why a count must run consecutively, to every felony or to some. */
const runAuthority = (row: ChargeRow): string => (isCrime(row) ? (fixedRun(row) ?? fixedInPart(row) ?? '') : '');

/** A crime on no list of strikes that is one by what is found with it, and by which paragraph. */
function raisedToStrike({ crime: { crime }, answer }: ChargeRow): readonly Fact[] {
  if (answer === null || crime.kind !== 'crime' || crime.strike || !isStrike(answer)) return [];
  const listed = answer.violentAuthority || answer.seriousAuthority;
  return [{ name: charges.strike, value: '', authority: [listed, 'PC 667(d)(1)'].filter(Boolean).join('; ') }];
}
