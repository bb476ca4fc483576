import { type ChargeRecord, roleNames, rowText, termLabel, totalText } from '@countwise/contract';
import type { RowAnswer, Sentence } from '@countwise/engine';
import type { Report } from '../report.ts';
import { dateText, statusText } from '../words.ts';

/** The counts with their enhancements, then the status enhancements, as the charge table of the screen has them. */
export function CountsTable({ report }: { readonly report: Report }) {
  const { sentence, charges, clientMode } = report;
  const chargeOf = new Map(charges.map((charge) => [charge.Id, charge]));
  const row = (answer: RowAnswer, count: string, hung: boolean) => (
    <Row
      key={answer.id}
      answer={answer}
      charge={chargeOf.get(answer.id)}
      count={count}
      hung={hung}
      clientMode={clientMode}
    />
  );
  return (
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
          row(charge, String(charge.count), false),
          ...charge.enhancements.map((enhancement) => row(enhancement, '', true)),
        ])}
        {sentence.caseEnhancements.map((enhancement) => row(enhancement, 'SE', false))}
        <Total sentence={sentence} />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly answer: RowAnswer;
  readonly charge: ChargeRecord | undefined;
  readonly count: string;
  readonly hung: boolean;
  readonly clientMode: boolean;
}

function Row({ answer, charge, count, hung, clientMode }: RowProps) {
  return (
    <tr className={[hung ? 'hung' : '', standing(answer)].join(' ').trim()}>
      <td>{count}</td>
      <td className="statute">{answer.statute}</td>
      <td>
        {answer.name}
        {answer.violent && <span className="tag violent">Violent</span>}
        {answer.serious && !answer.violent && <span className="tag">Serious</span>}
      </td>
      <td className="nowrap">{hung ? '' : dateText(charge?.Date ?? null)}</td>
      <td>
        {statusText(answer.status, clientMode)}
        <span className="below">{hung ? 'With its count' : roleNames[answer.role]}</span>
      </td>
      <td className="nowrap">{termText(answer, charge)}</td>
      <td className="number sentence">{rowText(answer)}</td>
    </tr>
  );
}

/** What is not served is struck through; what runs beside is served, and adds nothing. */
function standing({ adds, role }: RowAnswer): string {
  if (adds) return '';
  return role === 'stayed' || role === 'inactive' ? 'off' : 'beside';
}

const slots = { 1: 'lower', 2: 'middle', 3: 'upper' } as const;

/** The statute's own term that was chosen, with its place among the three where there are three. Strikes show in the sentence. */
function termText({ own, steps }: RowAnswer, charge: ChargeRecord | undefined): string {
  const slot = slots[charge?.SelectedTerm ?? 3];
  const days = steps.some(({ track }) => track === 'misdemeanor');
  if (own.middle === null && own.lower === null) return termLabel(own.upper, days);
  return own[slot] === null ? '' : `${termLabel(own[slot], days)} ${slot}`;
}

const Total = ({ sentence }: { readonly sentence: Sentence }) => (
  <tr className="sum">
    <td colSpan={4}>Total</td>
    <td colSpan={3} className="number">
      {totalText(sentence.summary)}
    </td>
  </tr>
);
