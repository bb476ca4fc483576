import { type CrimeRecord, placeNames } from '@countwise/contract';
import { printedCrimes } from '../convicted.ts';
import type { Report } from '../report.ts';
import { dateText } from '../words.ts';
import { Facts } from './facts.tsx';

/** What each crime of the case is in law: its level, term and place, its lists, its days, and how sure we are of it. */
export const CrimeDetails = ({ report }: { readonly report: Report }) => (
  <section>
    <h2>Crime Details</h2>
    {printedCrimes(report).map((crime) => (
      <div key={crime.Id} className="crime">
        <h3>
          {crime.crime.statute} {crime.Name}
        </h3>
        <Facts facts={factsOf(crime)} />
      </div>
    ))}
  </section>
);

const factsOf = ({ crime, PunishmentText, crmSeverityName, crmCatName, calcrim, provenance }: CrimeRecord) =>
  [
    ['Level', crmSeverityName],
    ['Punishment', PunishmentText ?? ''],
    ['Served in', placeNames[crime.place]],
    ['Category', crmCatName],
    ['Lists', listsOf(crime)],
    ['Jury instructions', calcrim.map((number) => `CALCRIM ${number}`).join(', ')],
    ['In force', [from(crime.effective), to(crime.end)].filter(Boolean).join(' ')],
    ['Checked', `${trusts[provenance.trust]}, ${dateText(provenance.asOf)}`],
  ] as const;

const from = (day: string | null) => (day === null ? '' : `from ${dateText(day)}`);
const to = (day: string | null) => (day === null ? '' : `to ${dateText(day)}`);

const listsOf = ({ serious, violent, strike, superStrike, trigger }: CrimeRecord['crime']): string =>
  [
    serious && 'serious felony',
    violent && 'violent felony',
    strike && 'strike',
    superStrike && 'super strike',
    trigger && 'third-strike trigger',
  ]
    .filter(Boolean)
    .join(', ');

const trusts: Readonly<Record<CrimeRecord['provenance']['trust'], string>> = {
  verified: 'read in the statute',
  reviewed: 'agrees in two public tables',
  listed: 'stands in one public table',
  default: 'not yet checked: the term is the general one',
};
