import {
  type ChargeRecord,
  isConviction,
  isNotServed,
  isStrike,
  isSuspended,
  lawDayOf,
  plainCharge,
  roleNames,
  type StatusOf,
  sentenceText,
  totalText,
  type WordedRow,
  workingText,
} from '@countwise/contract';
import { type ChargeAnswer, isSuperStrike, type RowAnswer, type Sentence } from '@countwise/engine';
import type { Report } from '../report.ts';
import { dateText, statusKey, statusText } from '../words.ts';
import { Statute } from './statute.tsx';

/** The counts with their enhancements, then the status enhancements, as the charge table of the screen has them. */
export function CountsTable({ report }: { readonly report: Report }) {
  const { sentence, charges, crimes, clientMode } = report;
  const crimeOf = new Map(crimes.map(({ Id, crime }) => [Id, crime]));
  const isSuper = (charge: ChargeRecord | undefined): boolean => {
    const crime = crimeOf.get(charge?.CrimeId ?? '');
    return charge !== undefined && crime !== undefined && isSuperStrike(crime, charge.CrimeState, lawDayOf(charge));
  };
  const chargeOf = new Map(charges.map((charge) => [charge.Id, charge]));
  const statusOf = (answer: RowAnswer): StatusOf => ({ charge: chargeOf.get(answer.id) ?? plainCharge, answer });
  const row = (answer: RowAnswer, count: string, kind: Kind, head: ChargeAnswer | null = null) => (
    <Row
      key={answer.id}
      answer={answer}
      main={kind === 'count' ? head : null}
      charge={chargeOf.get(answer.id)}
      superStrike={isSuper(chargeOf.get(answer.id))}
      status={statusText(statusOf(answer), kind === 'hung' && head !== null ? statusOf(head) : null, clientMode)}
      goesWith={kind === 'hung' && head !== null && goesWithCount(statusOf(answer), head)}
      count={count}
      kind={kind}
    />
  );
  return (
    <>
      <table className="counts">
        <caption>Counts and sentences</caption>
        <thead>
          <tr>
            {['Count', 'Statute', 'Description', 'Date', 'Status', 'Term'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className="number">
              Sentence
            </th>
          </tr>
        </thead>
        <tbody>
          {sentence.charges.flatMap((charge) => [
            row(charge, String(charge.count), 'count', charge),
            ...charge.enhancements.map((enhancement) => row(enhancement, '', 'hung', charge)),
          ])}
          {sentence.caseEnhancements.map((enhancement) => row(enhancement, 'SE', 'prior'))}
          <Total sentence={sentence} />
        </tbody>
      </table>
      {clientMode && <p className="quiet">{statusKey(rowsOf(sentence))}</p>}
    </>
  );
}

const rowsOf = ({ charges, caseEnhancements }: Sentence): readonly RowAnswer[] => [
  ...charges.flatMap((charge) => [charge, ...charge.enhancements]),
  ...caseEnhancements,
];

/** Whether what hangs on a count stands or falls with it, and not by a status or a rule of its own. */
const goesWithCount = ({ charge, answer }: StatusOf, head: ChargeAnswer): boolean =>
  charge.ChargeStatus === 0 && isNotServed({ answer }) === isNotServed({ answer: head });

/** A count, an enhancement under its count, or a prior under the case. */
type Kind = 'count' | 'hung' | 'prior';

/** The day of a count's crime; of a prior the day it is of, where that is known. What hangs on a count has its count's. */
const dayOf = (charge: ChargeRecord | undefined, kind: Kind): string =>
  ({ count: dateText(charge?.Date ?? null), hung: '', prior: dateText(charge?.PriorDate ?? null) })[kind];

interface RowProps {
  readonly answer: RowAnswer;
  /** The answer of a main crime, which knows its third-strike options. */
  readonly main: ChargeAnswer | null;
  readonly charge: ChargeRecord | undefined;
  readonly superStrike: boolean;
  readonly count: string;
  readonly kind: Kind;
  /** Its status in words. */
  readonly status: string;
  readonly goesWith: boolean;
}

function Row({ answer, main, charge, superStrike, count, kind, status, goesWith }: RowProps) {
  const worded = { answer, main, charge };
  const hung = kind === 'hung';
  const role = isSuspended(worded) ? probationRole : roleNames[answer.role];
  const below = goesWith ? 'With its count' : role;
  return (
    <tr className={[hung ? 'hung' : '', standing(worded)].join(' ').trim()}>
      <td>{count}</td>
      <td className="statute">
        <Statute statute={answer.statute} />
      </td>
      <td>
        {answer.name}
        {main !== null && isConviction(main) && <Marks count={main} superStrike={superStrike} />}
      </td>
      <td className="nowrap">{dayOf(charge, kind)}</td>
      <td>
        {status}
        {below !== '' && <span className="below">{below}</span>}
      </td>
      <td>{workingText(worded)}</td>
      <td className="number sentence">{sentenceText(worded)}</td>
    </tr>
  );
}

/** What the conviction is; a count that is none has no marks. */
const Marks = ({ count, superStrike }: { readonly count: ChargeAnswer; readonly superStrike: boolean }) => (
  <>
    {count.violent && <span className="tag violent">Violent</span>}
    {superStrike && <span className="tag">Super strike</span>}
    {isStrike(count) && !superStrike && <span className="tag">Strike</span>}
  </>
);

/** What a count is whose term probation suspends. */
const probationRole = 'Probation';

/** What is not served is struck through; what runs beside, or is on probation, adds no term. */
function standing(row: Pick<WordedRow, 'charge'> & { readonly answer: RowAnswer }): string {
  const { adds, role } = row.answer;
  if (adds) return '';
  if (isSuspended(row)) return 'beside';
  return role === 'stayed' || role === 'inactive' ? 'off' : 'beside';
}

const Total = ({ sentence }: { readonly sentence: Sentence }) => (
  <tr className="sum">
    <td colSpan={2}>Total</td>
    <td colSpan={5} className="number">
      {totalText(sentence.summary)}
    </td>
  </tr>
);
