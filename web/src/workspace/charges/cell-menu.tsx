import { Menu } from '@mantine/core';
import { type Ref, useLayoutEffect, useMemo } from 'react';
import { charges as text } from '../../text/workspace.ts';
import { today } from '../../ui/dates.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { foreseenTotal } from '../writes/foreseen.ts';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';
import { type Choice, choiceOf, type EditableColumn, editors } from './editors.ts';

export interface OpenCell {
  readonly row: ChargeRow;
  readonly column: EditableColumn;
  readonly anchor: HTMLElement;
}

interface Props {
  readonly open: OpenCell | null;
  readonly onClose: () => void;
  readonly onChoose: (row: ChargeRow, fields: ChargeFields) => void;
}

/** The one menu of the grid. It stands at the cell that opened it; each choice says the total it brings, a letter picks it. */
export function CellMenu({ open, onClose, onChoose }: Props) {
  const choices = useMemo(() => (open === null ? [] : editors[open.column](open.row)), [open]);
  const totals = useTotals(open, choices);
  const choose = (fields: ChargeFields) => {
    if (open !== null) onChoose(open.row, fields);
    onClose();
  };
  return (
    <Menu opened={open !== null} onClose={onClose} position="bottom-start" shadow="md" width={260} returnFocus>
      <Menu.Target refProp="anchorRef">
        <Anchor element={open?.anchor ?? null} />
      </Menu.Target>
      <Menu.Dropdown
        aria-label={open === null ? undefined : text.cell(text.columns[open.column], nameOf(open.row), '')}
        onKeyDown={(event) => {
          const choice = open === null ? undefined : choiceOf(open.column, open.row, event.key);
          if (choice === undefined) return;
          event.preventDefault();
          choose(choice.fields);
        }}
      >
        <Menu.RadioGroup
          value={choices.find(({ chosen }) => chosen)?.label ?? ''}
          onChange={(label) => {
            const choice = choices.find((each) => each.label === label);
            if (choice !== undefined) choose(choice.fields);
          }}
        >
          {choices.map(({ label, letter, blocked }) => (
            <Menu.RadioItem
              key={label}
              value={label}
              disabled={blocked !== undefined}
              closeMenuOnClick
              rightSection={
                <>
                  <span className="menu-total">{totals.get(label)}</span> {letter && <kbd>{letter}</kbd>}
                </>
              }
            >
              {label}
              {blocked !== undefined && <small className="menu-reason">{blocked}</small>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the case would come to with each choice that may be picked, by its label. */
function useTotals(open: OpenCell | null, choices: readonly Choice[]): ReadonlyMap<string, string> {
  const work = useWork();
  return useMemo(() => {
    const weighed = open === null ? [] : choices.filter(({ blocked }) => blocked === undefined);
    const bring = ({ fields }: Choice) =>
      text.brings(foreseenTotal(work, { charges: { [open?.row.charge.Id ?? '']: fields } }, today()));
    return new Map(weighed.map((choice) => [choice.label, bring(choice)]));
  }, [work, open, choices]);
}

interface AnchorProps {
  readonly element: HTMLElement | null;
  readonly anchorRef?: Ref<HTMLElement>;
}

/** Hands the kit the cell as the place to stand, without drawing anything. */
function Anchor({ element, anchorRef }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof anchorRef === 'function') anchorRef(element);
  }, [element, anchorRef]);
  return null;
}
