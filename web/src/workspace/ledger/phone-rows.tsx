import './phone-rows.css';
import { rangesOf, sentenceText, workingText } from '@countwise/contract';
import type { Notice } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import { rowsOf } from '../work/blocks.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { countOf, nameOf, statusText, statuteOf } from '../work/charge-words.ts';
import { Flag } from '../work/flag.tsx';
import type { LedgerActions } from './line-props.ts';
import { type Blocks, foldId } from './lines.ts';
import { foldedSum } from './sentence-words.ts';
import { standingOf } from './standing.ts';

/** What stands beneath a sum: the role, unless it is the plain subordinate one, and the working. */
function beneathOf(row: ChargeRow): string {
  const { role, tone } = standingOf(row);
  if (row.under !== null) return tone === 'out' ? role : workingText(row);
  const status = tone === 'out' ? statusText(row).toLowerCase() : role.toLowerCase();
  const isPlain = row.answer?.role === 'subordinate';
  const isLife = row.answer?.role === 'indeterminate' || row.answer?.role === 'inactive';
  return [...(isPlain ? [] : [status]), ...(isLife ? [] : [workingText(row)])].join(', ');
}

interface RowProps {
  readonly row: ChargeRow;
  readonly open: boolean;
  readonly checks: readonly Notice[];
  readonly actions: LedgerActions;
}

/** A row, all of it one button. */
export function RowButton({ row, open, checks, actions }: RowProps) {
  return (
    <button
      type="button"
      className="line-button phone-row"
      data-row={row.charge.Id}
      data-tone={standingOf(row).tone}
      data-under={row.under !== null || undefined}
      aria-expanded={open}
      onClick={() => actions.onToggleRow(row)}
    >
      <PhoneMark checks={checks.length} name={nameOf(row)} />
      <span className="phone-count">{countOf(row)}</span>
      <span className="phone-charge">
        <b>{statuteOf(row)}</b>
        <small>{row.crime.Name}</small>
      </span>
      <span className="phone-sum">
        <b>{sentenceText(row)}</b>
        <small>{beneathOf(row)}</small>
      </span>
    </button>
  );
}

/** What a finding on a count adds: how, and what else can be chosen, stands under its count. */
export const FindingButton = ({ row, onOpen }: { readonly row: ChargeRow; readonly onOpen: () => void }) => (
  <button type="button" className="line-button phone-row" data-tone={standingOf(row).tone} data-under onClick={onOpen}>
    <PhoneMark checks={0} name="" />
    <span className="phone-count" />
    <span className="phone-charge">
      <b>{statuteOf(row)}</b>
      <small>{text.byFinding(row.crime.Name)}</small>
    </span>
    <span className="phone-sum">
      <b>{sentenceText(row)}</b>
      <small>{beneathOf(row)}</small>
    </span>
  </button>
);

/** The flag of the checks that question a row, in words for the ear. */
const PhoneMark = ({ checks, name }: { readonly checks: number; readonly name: string }) => (
  <span className="phone-mark">
    {checks > 0 && (
      <>
        <Flag />
        <span className="visually-hidden">{text.checksOn(checks, name)},</span>
      </>
    )}
  </span>
);

interface FoldProps {
  readonly blocks: Blocks;
  readonly open: boolean;
  readonly checks: ReadonlyMap<string, readonly Notice[]>;
  readonly onToggle: (fold: string) => void;
}

/** Counts that are folded into one line. */
export function FoldButton({ blocks, open, checks, onToggle }: FoldProps) {
  const [block] = blocks;
  const { head } = block;
  const { sum, working, each } = foldedSum(blocks);
  const counts = blocks.map((one) => one.head.charge.CountNumber);
  const found = rowsOf(block).reduce((sum, { charge }) => sum + (checks.get(charge.Id)?.length ?? 0), 0);
  const named = text.countsNamed(rangesOf(counts).replace('–', ' to '), counts.length);
  return (
    <button
      type="button"
      className="line-button phone-row"
      data-tone={standingOf(head).tone}
      data-fold
      aria-expanded={open}
      onClick={() => onToggle(foldId(blocks))}
    >
      <PhoneMark checks={found} name={named} />
      <span className="phone-count">
        <span aria-hidden="true">{rangesOf(counts)}</span>
        <span className="visually-hidden">{named},</span>
      </span>
      <span className="phone-charge">
        <b>{statuteOf(head)}</b>
        <small>{head.crime.Name}</small>
      </span>
      <span className="phone-sum">
        <b>{sum}</b>
        <small>{[working, each].join(', ')}</small>
      </span>
    </button>
  );
}
