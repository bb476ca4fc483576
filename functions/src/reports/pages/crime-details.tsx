import { type CrimeRecord, dayInWords, placeNames } from '@countwise/contract';
import type { Report } from '../report.ts';
import { dateText } from '../words.ts';
import { Facts } from './facts.tsx';
import { OwnPunishments } from './own-punishments.tsx';

/** What each crime of the case is in law: its level, term and place, its lists, its days, and how sure we are of it. */
export const CrimeDetails = ({ report }: { readonly report: Report }) => (
  <section>
    <h2>Crime Details</h2>
    {report.crimes.map((crime) => (
      <div key={crime.Id} className="crime">
        <h3>
          {crime.crime.statute} {crime.Name}
        </h3>
        <Facts facts={factsOf(crime)} />
        <OwnPunishments report={report} crime={crime} />
      </div>
    ))}
  </section>
);

/** An enhancement is added to the term of a crime, and is served where that is: Pen. Code, § 1170.1(a). */
const hasLevel: Readonly<Record<CrimeRecord['crime']['kind'], boolean>> = {
  crime: true,
  substitution: true,
  conduct: false,
  status: false,
  probation: false,
};

const factsOf = (record: CrimeRecord) => {
  const { crime, PunishmentText, crmSeverityName, crmCatName, calcrim } = record;
  return [
    ['Level', hasLevel[crime.kind] ? crmSeverityName : ''],
    ['Punishment', PunishmentText ?? ''],
    ['Served in', hasLevel[crime.kind] ? placeNames[crime.place] : ''],
    ['Category', crmCatName],
    ['Lists', listsOf(record)],
    ['Jury instructions', calcrim.map((number) => `CALCRIM ${number}`).join(', ')],
    ['In force', [from(crime.effective), to(crime.end)].filter(Boolean).join(' ')],
    ['Checked', checkedOf(record)],
  ] as const;
};

const from = (day: string | null) => (day === null ? '' : `from ${dateText(day)}`);
const to = (day: string | null) => (day === null ? '' : `to ${dateText(day)}`);

const lists = [
  ['serious', 'serious felony'],
  ['violent', 'violent felony'],
  ['superStrike', 'super strike'],
  ['trigger', 'third-strike trigger'],
  ['registration', 'sex offender registration'],
  ['probation', 'probation limited'],
] as const;

/** The lists that the crime is on, each with the one subdivision that names it. */
const listsOf = ({ authorities = {} }: CrimeRecord): string =>
  lists.flatMap(([list, name]) => (authorities[list] === undefined ? [] : `${name} (${authorities[list]})`)).join(', ');

/** What the row's facts rest on, the day of that text, when it was held against it, and where the section stands. */
const checkedOf = ({ provenance: { trust, source, asOf, checkedOn = asOf }, statuteLink }: CrimeRecord): string =>
  `${trusts[trust]} on ${dateText(checkedOn)}. ${dayInWords(source)}. ${statuteLink}`;

const trusts: Readonly<Record<CrimeRecord['provenance']['trust'], string>> = {
  verified: 'read in the statute',
  reviewed: 'agrees in two public tables',
  listed: 'stands in one public table',
  default: 'not yet checked: the term is the general one',
};
