import { releaseDates } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';
import type { Report } from '../report.ts';
import { dateText } from '../words.ts';
import { Facts } from './facts.tsx';
import { SplitSentence } from './split-sentence.tsx';
import { Table } from './table.tsx';

/** Time in custody, the credit for it, and the dates that follow. */
export const CreditsAndRelease = ({ report: { sentence } }: { readonly report: Report }) => (
  <section>
    <h2>Custody Credits and Release Date</h2>
    <Credits sentence={sentence} />
    <Release sentence={sentence} />
    <SplitSentence split={sentence.release.split} />
    <ByRate sentence={sentence} />
  </section>
);

function Credits({ sentence: { credits } }: { readonly sentence: Sentence }) {
  return (
    <>
      <Table
        caption="Presentence custody"
        columns={['Date In', 'Date Out', 'Days', 'Rate', 'Conduct', 'Authority']}
        figures={['Days', 'Rate', 'Conduct']}
        rows={credits.rows.map((row) => [
          dateText(row.in),
          dateText(row.out),
          row.days,
          `${row.rate}%`,
          row.conduct,
          row.authority,
        ])}
        total={['Total', '', credits.actual, '', credits.conduct, `Total credit: ${credits.total} days`]}
      />
      <ul className="plain">
        {credits.groups.map(({ rate, working, authority }) => (
          <li key={`${rate} ${authority}`}>
            {working} <cite>{authority}</cite>
          </li>
        ))}
      </ul>
      <h3>Credit by count</h3>
      <Table
        caption="The most restrictive count limits the credit of the case"
        columns={['Count', 'Name', 'Exposure', 'Jail Credit', 'Prison Credit', 'Authority', 'Most restrictive']}
        figures={['Exposure', 'Jail Credit', 'Prison Credit']}
        rows={credits.byCount.map((row) => [
          row.count || '',
          row.name,
          row.exposure,
          `${row.jailCredit}%`,
          `${row.prisonCredit}%`,
          [...new Set([row.jailAuthority, row.prisonAuthority])].filter(Boolean).join('; '),
          row.controlling ? 'Yes' : '',
        ])}
      />
    </>
  );
}

function afterSentenceText({ afterSentence }: Sentence['credits']): string {
  const { rate, authority, cdcrRate, cdcrAuthority } = afterSentence;
  const byStatute = `${rate}% by statute, ${authority}`;
  return cdcrRate === rate ? byStatute : `${byStatute}; ${cdcrRate}% by regulation, ${cdcrAuthority}`;
}

function Release({ sentence: { release, credits } }: { readonly sentence: Sentence }) {
  const { legal, working } = release;
  return (
    <>
      <h3>Release, an estimate</h3>
      <Facts
        facts={[
          ...releaseDates(release).map(
            ({ label, date, authority }) => [label, [dateText(date), authority].filter(Boolean).join(', ')] as const,
          ),
          ['Prop 57 Eligibility', `${release.prop57}, ${release.paroleAuthority.prop57}`],
          // a life term without a determinate triad is considered on no day that the law names
          ['Parole consideration', legal.eligible && legal.date === null ? legal.authority : ''],
          ['Credit after sentence', afterSentenceText(credits)],
          [
            'Working',
            working === null
              ? ''
              : `${working.sentenceDays} days less ${working.earnedDays} earned less ${working.futureDays} future at ${working.futureRate}%`,
          ],
        ]}
      />
      <ul className="plain">
        {release.supervision.map(({ text, authority }) => (
          <li key={text}>
            {text} <cite>{authority}</cite>
          </li>
        ))}
        {release.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

/** The earliest release at each rate of credit after sentence. */
function ByRate({ sentence: { release } }: { readonly sentence: Sentence }) {
  if (release.byRate.length === 0) return null;
  return (
    <>
      <h3>At each rate of credit</h3>
      <Table
        caption="Earliest release, an estimate"
        columns={['Rate', 'Earliest release', 'Authority']}
        rows={release.byRate.map((row) => [`${row.rate}%`, dateText(row.earliestRelease), row.authority])}
      />
    </>
  );
}
