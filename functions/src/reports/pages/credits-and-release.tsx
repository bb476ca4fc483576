import { calendarText, readCaseAttributes, releaseDates, releaseRates, releaseWorking } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';
import type { Report } from '../report.ts';
import { dateText } from '../words.ts';
import { Facts } from './facts.tsx';
import { SplitSentence } from './split-sentence.tsx';
import { Table } from './table.tsx';

/** Time in custody, the credit for it, and the dates that follow. */
export const CreditsAndRelease = ({ report }: { readonly report: Report }) => (
  <section>
    <h2>Custody Credits and Release Date</h2>
    <Credits sentence={report.sentence} />
    <Release sentence={report.sentence} />
    <Working report={report} />
    {hasFelonyTerm(report.sentence) && <SplitSentence split={report.sentence.release.split} />}
    <ByRate report={report} />
  </section>
);

/** Of misdemeanors alone nothing is split, and Proposition 57 says nothing. */
const hasFelonyTerm = ({ summary: { place } }: Sentence): boolean => place === 'prison' || place === 'jail1170h';

const conductText = ({ conduct, total }: Sentence['credits']): string =>
  `Conduct credit: ${conduct}. Total credit: ${total} days`;

function Credits({ sentence: { credits } }: { readonly sentence: Sentence }) {
  const areAlike = credits.byCount.length > 1 && credits.byCount.every(({ controlling }) => controlling);
  return (
    <>
      {credits.rows.length === 0 ? (
        <p>No custody before sentence is stated: no credit is taken from the term.</p>
      ) : (
        <Table
          caption="Presentence custody"
          columns={['Date In', 'Date Out', 'Days', 'Rate', 'Authority']}
          figures={['Days', 'Rate']}
          rows={credits.rows.map((row) => [
            dateText(row.in),
            dateText(row.out),
            row.days,
            `${row.rate}%`,
            row.authority,
          ])}
          total={['Total', '', credits.actual, '', conductText(credits)]}
        />
      )}
      <ul className="plain">
        {credits.groups.map(({ rate, working, authority }) => (
          <li key={`${rate} ${authority}`}>
            {working} <cite>{authority}</cite>
          </li>
        ))}
      </ul>
      <h3>Credit by count</h3>
      <Table
        name="by-count"
        caption={
          areAlike ? 'Every count limits the credit alike' : 'The most restrictive count limits the credit of the case'
        }
        columns={[
          'Count',
          'Name',
          'Exposure',
          'Jail Credit',
          'Prison Credit',
          'Authority',
          ...(areAlike ? [] : ['Most restrictive']),
        ]}
        figures={['Exposure', 'Jail Credit', 'Prison Credit']}
        rows={credits.byCount.map((row) => [
          row.count || '',
          row.name,
          row.exposure,
          `${row.jailCredit}%`,
          row.prisonCredit === null ? '' : `${row.prisonCredit}%`,
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

function Release({ sentence }: { readonly sentence: Sentence }) {
  const { release, credits } = sentence;
  const { legal } = release;
  const calendar = calendarText(release, dateText);
  return (
    <>
      <h3>Release, an estimate</h3>
      <Facts
        facts={[
          ...releaseDates(release).map(
            ({ label, date, authority }) => [label, [dateText(date), authority].filter(Boolean).join(', ')] as const,
          ),
          [
            'Prop 57 Eligibility',
            hasFelonyTerm(sentence) ? `${release.prop57}, ${release.paroleAuthority.prop57}` : '',
          ],
          // a life term without a determinate triad is considered on no day that the law names
          ['Parole consideration', legal.eligible && legal.date === null ? legal.authority : ''],
          ['Credit after sentence', afterSentenceText(credits)],
        ]}
      />
      <ul className="plain">
        {calendar !== '' && <li>{calendar}</li>}
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

/** The sum that gives the day of release, each line with its section. */
function Working({ report: { record, sentence, computedOn } }: { readonly report: Report }) {
  const { releaseStartDate, sentencingDate } = readCaseAttributes(record.caseAttributes);
  const lines = releaseWorking(sentence, releaseStartDate ?? sentencingDate ?? computedOn, dateText);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>Working</h3>
      <Table
        caption="From the days of the term to the earliest release"
        columns={['Days', 'Of', 'Authority']}
        figures={['Days']}
        name="working"
        rows={lines.map(({ amount, words, authority }) => [amount, words, authority])}
      />
    </>
  );
}

/** The earliest release at each rate that the law or the Department gives here, or that was chosen; one alone stands above. */
function ByRate({ report: { record, sentence } }: { readonly report: Report }) {
  const { futureCreditRatio = '' } = readCaseAttributes(record.caseAttributes);
  const rates = releaseRates(sentence, futureCreditRatio).filter(({ use }) => use !== '');
  if (rates.length < 2) return null;
  return (
    <>
      <h3>By the rate of credit after sentence</h3>
      <Table
        caption="Earliest release, an estimate"
        columns={['Rate', 'Earliest release', 'What the rate is', 'Authority']}
        rows={rates.map(({ name, date, use, authority, isUsed }) => [
          name,
          dateText(date),
          isUsed ? `${use} (counted here)` : use,
          authority,
        ])}
      />
    </>
  );
}
