import './phone-drawer.css';
import { lawDayOf, totalText } from '@countwise/contract';
import type { TermSlot } from '@countwise/engine';
import { OffenseDay } from '../../shared/law/offense-day.ts';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { today } from '../../ui/dates.ts';
import { SelectField } from '../../ui/fields.tsx';
import { DetailsBody, DetailTabs } from '../charges/charge-details.tsx';
import { type Choice, type EditableColumn, editable, editors, fixedInPart, fixedRun } from '../charges/editors.ts';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf, slotNumbers, slots, termFault, termLabel } from '../work/charge-words.ts';
import { chosenFields, chosenOn } from '../work/term-choice.ts';
import { foreseenTotal } from '../writes/foreseen.ts';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';
import type { DrawerProps } from './drawer.tsx';
import { RowActionsBar } from './row-actions.tsx';
import { RowFurther, RowWhy } from './row-why.tsx';
import { standingOf } from './standing.ts';
import { isInFinding, termsOf } from './term-cell.tsx';

/** What opens under a row on a phone: why it is what it is, then what is chosen oftenest, then what else would change it and, once its word is pressed, everything else. */
export function PhoneDrawer({ row, checks, tab, onTab, onDelete, onInsert }: DrawerProps) {
  return (
    <OffenseDay value={lawDayOf(row.charge)}>
      <div className="phone-drawer">
        <RowWhy row={row} checks={checks} termsBelow />
        <Runs row={row} />
        <TermChoice row={row} />
        <div className="phone-selects">
          <ChoiceSelect row={row} column="status" title={text.statusTitle} />
          {editable.ratio(row) && <ChoiceSelect row={row} column="ratio" title={text.ratioTitle} />}
        </div>
        <RowFurther row={row} />
        <DetailTabs tab={tab} onTab={(pressed) => onTab(pressed === tab ? null : pressed)} />
        {tab !== null && <DetailsBody row={row} tab={tab} />}
        {tab === 'controls' && <RowActionsBar row={row} onDelete={onDelete} onInsert={onInsert} />}
      </div>
    </OffenseDay>
  );
}

/** Sets fields of a row, and says the total that they would bring. */
function useChoice(row: ChargeRow) {
  const work = useWork();
  const now = totalText(work.sentence.summary);
  return {
    set: (fields: ChargeFields) => {
      const on = chosenOn(row, fields, work.rows);
      work.run([{ kind: 'charge', id: on.charge.Id, fields: chosenFields(row, fields) }], nameOf(on));
    },
    totalOf: (fields: ChargeFields): string => {
      const total = foreseenTotal(work, { charges: { [row.charge.Id]: fields } }, today());
      return total === now ? `${total}, ${text.asNow}` : charges.brings(total);
    },
  };
}

function Runs({ row }: { readonly row: ChargeRow }) {
  const { set, totalOf } = useChoice(row);
  if (!editable.run(row)) return null;
  const fixed = fixedRun(row);
  const inPart = fixedInPart(row);
  return (
    <>
      <h3>{text.runsTitle}</h3>
      {fixed === null ? (
        // biome-ignore lint/a11y/useSemanticElements: two buttons of which one is pressed
        <div
          className="phone-segments"
          data-out={standingOf(row).tone === 'out' || undefined}
          role="group"
          aria-label={charges.cell(text.runsTitle, nameOf(row), '')}
        >
          {editors.run(row).map(({ label, chosen, fields }) => (
            <button key={label} type="button" aria-pressed={chosen} onClick={() => chosen || set(fields)}>
              {label}
              <small>{totalOf(fields)}</small>
            </button>
          ))}
        </div>
      ) : (
        <p>{fixed}</p>
      )}
      {inPart !== null && <p className="quiet">{inPart}</p>}
    </>
  );
}

function TermChoice({ row }: { readonly row: ChargeRow }) {
  const { set } = useChoice(row);
  const terms = termsOf(row);
  const open = slots.filter((slot) => termFault(row, slot) === null);
  if (terms === null || open.length < 2) return null;
  const isUsed = terms.instead === null;
  const pressed = (slot: TermSlot): boolean => isUsed && slot === (terms.used ?? terms.chosen);
  return (
    <>
      <h3>{text.termOf(nameOf(row), isUsed ? 'used' : isInFinding(row) ? 'in a finding' : 'kept')}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of which one is pressed */}
      <div
        className="phone-segments"
        data-soft={isUsed ? undefined : true}
        data-out={standingOf(row).tone === 'out' || undefined}
        role="group"
        aria-label={charges.cell(charges.term, nameOf(row), '')}
      >
        {open.map((slot) => (
          <button
            key={slot}
            type="button"
            aria-pressed={pressed(slot)}
            data-kept={(!isUsed && slot === terms.chosen) || undefined}
            aria-label={`${text.slots[slot]} ${termLabel(row, slot)}, ${nameOf(row)}`}
            onClick={() => set({ SelectedTerm: slotNumbers[slot] })}
          >
            {text.slots[slot]} {termLabel(row, slot)}
          </button>
        ))}
      </div>
    </>
  );
}

interface SelectProps {
  readonly row: ChargeRow;
  readonly column: EditableColumn;
  readonly title: string;
}

function ChoiceSelect({ row, column, title }: SelectProps) {
  const { set, totalOf } = useChoice(row);
  const choices: readonly Choice[] = editors[column](row);
  return (
    <SelectField
      label={title}
      aria-label={charges.cell(title, nameOf(row), '')}
      value={choices.find(({ chosen }) => chosen)?.label ?? ''}
      data={choices.map(({ label, chosen, fields }) => ({
        value: label,
        label: chosen || (column === 'status' && !isCrime(row)) ? label : `${label} ${totalOf(fields)}`,
      }))}
      onChange={(event) => {
        const choice = choices.find(({ label }) => label === event.currentTarget.value);
        if (choice !== undefined) set(choice.fields);
      }}
    />
  );
}
