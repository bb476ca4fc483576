import type { TermSlot } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import { sentences } from '../../text/sentences.ts';
import { charges } from '../../text/workspace.ts';
import { stop } from '../../ui/use-roving-cells.ts';
import { aboutRows } from '../charges/cell-menu.tsx';
import { editable } from '../charges/editors.ts';
import type { Rows } from '../charges/use-row-acts.ts';
import { isAlternate } from '../work/alternate-terms.ts';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf, slotNumbers, slots, termFault, termLabel } from '../work/charge-words.ts';
import { usedSlot } from '../work/term-choice.ts';
import { isInPart } from '../work/working.ts';
import type { Acts } from './line-props.ts';

/** What of a row's three terms is in use, and what is only kept. */
export interface Terms {
  readonly slots: readonly TermSlot[];
  /** The place of the term in use; null where it has no name among them. */
  readonly used: string | null;
  readonly chosen: TermSlot;
  /** The middle term counts, whatever was chosen; what is chosen is kept for the principal term: `middle ÷ 3`. */
  readonly instead: string | null;
}

/** The terms of a row; null where there is one term, and so nothing to choose. */
export function termsOf(row: ChargeRow): Terms | null {
  const offered = slots.filter((slot) => termLabel(row, slot) !== null);
  if (offered.length < 2) return null;
  const used = usedSlot(row);
  const chosen = slots[row.charge.SelectedTerm - 1] ?? 'upper';
  const isThird = isCrime(row) && isInPart(row);
  const instead = isThird
    ? text.inPart
    : isCrime(row) && row.answer?.scheme === 'Middle'
      ? text.inWhole('middle')
      : null;
  return { slots: offered, used, chosen, instead };
}

interface Props {
  readonly rows: Rows;
  /** The rows that a choice is set on, where others than those whose terms are shown. */
  readonly sets?: Rows;
  readonly acts: Acts;
}

/** The terms of a row: joined buttons of which the used one is filled; of a subordinate row what counts, and the choices beneath. */
export function TermCell({ rows, sets = rows, acts }: Props) {
  const [row] = rows;
  const terms = termsOf(row);
  if (terms === null)
    return isCrime(row) && row.main !== null && row.answer?.role !== 'misdemeanor' ? <OneTerm row={row} /> : null;
  if (isAlternate(row) && terms.used === null) return <NotOfCount row={row} terms={terms} />;
  if (terms.instead !== null) return <Instead rows={rows} acts={acts} terms={terms} words={terms.instead} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: joined buttons, not a form
    <span className="terms" role="group" aria-label={charges.term}>
      {terms.slots.map((slot) => (
        <Term
          key={slot}
          rows={rows}
          sets={sets}
          acts={acts}
          slot={slot}
          pressed={slot === (terms.used ?? terms.chosen)}
        />
      ))}
    </span>
  );
}

const OneTerm = ({ row }: { readonly row: ChargeRow }) =>
  termLabel(row, 'upper') === null ? null : <span className="quiet">{text.oneTerm}</span>;

/** The terms of an alternate penalty that does not stand: nothing can be chosen among them. */
const NotOfCount = ({ row, terms }: { readonly row: ChargeRow; readonly terms: Terms }) => (
  <span className="quiet" title={charges.notOfCount}>
    {terms.slots.map((slot) => termLabel(row, slot)).join(' · ')}
  </span>
);

interface TermProps extends Props {
  readonly slot: TermSlot;
  readonly pressed: boolean;
}

function Term({ rows, sets = rows, acts, slot, pressed }: TermProps) {
  const [row] = rows;
  const label = termLabel(row, slot) ?? '';
  const fault = termFault(row, slot);
  const name = charges.cell(text.slots[slot], aboutRows(rows), label);
  return (
    <button
      type="button"
      {...stop}
      aria-pressed={pressed}
      aria-disabled={fault !== null || undefined}
      aria-label={sentences(name, fault ?? '')}
      title={fault ?? (sets === rows ? undefined : text.chosenWith(nameOf(sets[0])))}
      onClick={() => fault === null && acts.current.change(sets, { SelectedTerm: slotNumbers[slot] })}
    >
      {label}
    </button>
  );
}

/** Whether the choice, kept for the principal term, is in use for what a finding adds: of that the term imposed counts. */
export const isInFinding = ({ findings }: ChargeRow): boolean => findings.some((finding) => termsOf(finding) !== null);

function Instead({ rows, acts, terms, words }: Props & { readonly terms: Terms; readonly words: string }) {
  const [row] = rows;
  const name = aboutRows(rows);
  return (
    <>
      <button
        type="button"
        className="used"
        {...stop}
        aria-haspopup="menu"
        aria-label={charges.cell(charges.columns.ratio, name, words)}
        title={row.answer?.authority}
        onClick={(event) => editable.ratio(row) && acts.current.openMenu(rows, ['ratio'], event.currentTarget)}
      >
        {words}
      </button>
      <span className="alt">
        {terms.slots.map((slot) => {
          const label = termLabel(row, slot) ?? '';
          const cell = charges.cell(text.slots[slot], name, label);
          return (
            <button
              key={slot}
              type="button"
              {...stop}
              data-kept={slot === terms.chosen || undefined}
              aria-label={
                slot === terms.chosen ? `${cell}, ${isInFinding(row) ? text.keptForFinding : text.kept}` : cell
              }
              onClick={() => acts.current.change(rows, { SelectedTerm: slotNumbers[slot] })}
            >
              {label}
            </button>
          );
        })}
        <span>{text.ifPrincipal}</span>
      </span>
    </>
  );
}
