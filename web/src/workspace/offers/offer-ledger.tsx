import './offer-ledger.css';
import { pleadedAs, rowText } from '@countwise/contract';
import type { ChargeAnswer, RowAnswer, Sentence } from '@countwise/engine';
import { ledger } from '../../text/ledger.ts';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { sentence } from '../../text/workspace.ts';
import { Overlay } from '../../ui/dialog.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Why } from '../sentence/why.tsx';
import { stands, workingOfRow } from './derivation.ts';
import type { OfferProps, Opened } from './offer-props.ts';
import type { ShownPoint } from './shown.ts';
import { usePointAnswer } from './use-point-answer.ts';

interface Props extends Pick<OfferProps, 'answered'> {
  readonly opened: Opened | null;
  readonly onClose: () => void;
  readonly title: string;
  readonly point: ShownPoint;
}

/** The ledger of a point, or its steps, over the list: the same rows, and nothing to change. */
export function OfferLedger({ opened, onClose, title, point, answered }: Props) {
  const answer = usePointAnswer(point, answered);
  return (
    <Overlay
      opened={opened !== null}
      onClose={onClose}
      title={opened === 'why' ? sentence.whyTitle(point.total) : title}
    >
      {opened === 'ledger' && <Rows answer={answer} point={point} />}
      {opened === 'why' && <Why sentence={answer} />}
    </Overlay>
  );
}

const Rows = ({ answer, point }: Pick<Props, 'point'> & { readonly answer: Sentence }) => (
  <div className="offers-ledger">
    <PlainTable columns={text.ledgerColumns}>
      {answer.charges.map((charge) => (
        <CountRows key={charge.id} charge={charge} />
      ))}
      {answer.caseEnhancements.map((row) => (
        <Row key={row.id} row={row} main={null} count="" />
      ))}
      <tr data-strong>
        <th scope="row" colSpan={3}>
          {text.ledgerTotal}
        </th>
        <td>{point.sum}</td>
        <td>{point.total}</td>
      </tr>
    </PlainTable>
  </div>
);

const CountRows = ({ charge }: { readonly charge: ChargeAnswer }) => (
  <>
    <Row row={charge} main={charge} count={String(charge.count)} />
    {charge.enhancements.map((row) => (
      <Row key={row.id} row={row} main={null} count="" under={charge} />
    ))}
  </>
);

interface RowProps {
  readonly row: RowAnswer;
  readonly main: ChargeAnswer | null;
  readonly count: string;
  /** The count that it hangs on. */
  readonly under?: ChargeAnswer;
}

function Row({ row, main, count, under }: RowProps) {
  const isOut = !stands(row);
  const part = under === undefined ? ledger.parts[row.role] : ledger.withCount(under.count);
  return (
    <tr data-out={!row.adds || undefined}>
      <td>{count}</td>
      <th scope="row">
        {pleadedAs(row.statute)} <small>{row.name}</small>
      </th>
      <td>{isOut ? row.status.toLowerCase() : part}</td>
      <td>{isOut ? '' : workingOfRow(row, main)}</td>
      <td>{isOut ? '' : rowText(row)}</td>
    </tr>
  );
}
