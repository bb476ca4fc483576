import { totalText } from '@countwise/contract';
import { Menu } from '@mantine/core';
import { Fragment, memo, type Ref, useLayoutEffect, useMemo } from 'react';
import { ledger } from '../../text/ledger.ts';
import { charges as text } from '../../text/workspace.ts';
import { today } from '../../ui/dates.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { foreseen, principalOf } from '../writes/foreseen.ts';
import { useWork } from '../writes/work-context.tsx';
import type { ChargeFields } from '../writes/writes.ts';
import { type Choice, choiceOf, type EditableColumn, editable, editors, notFollowed } from './editors.ts';

export interface OpenCell {
  /** The rows that a choice is made for: one, or those of a fold. */
  readonly rows: readonly [ChargeRow, ...ChargeRow[]];
  /** What is chosen, one group beneath the other. */
  readonly columns: readonly EditableColumn[];
  readonly anchor: HTMLElement;
}

interface Props {
  readonly open: OpenCell | null;
  readonly onClose: () => void;
  readonly onChoose: (rows: OpenCell['rows'], fields: ChargeFields) => void;
}

/** Who a choice is made for: `count 2`, `18 counts`. */
export const aboutRows = (rows: readonly [ChargeRow, ...ChargeRow[]]): string =>
  rows.length === 1 ? nameOf(rows[0]) : ledger.manyCounts(rows.length);

/** The choices of an open cell, by its column. */
const groupsOf = ({ rows: [row], columns }: OpenCell): readonly (readonly [EditableColumn, readonly Choice[]])[] =>
  columns.filter((column) => editable[column](row)).map((column) => [column, editors[column](row)]);

/** The choice that a letter picks in an open cell. */
export const lettered = ({ rows, columns }: OpenCell, key: string): Choice | undefined =>
  columns
    .filter((column) => editable[column](rows[0]))
    .map((column) => choiceOf(column, rows[0], key))
    .find(Boolean);

/** At once: what is typed next goes to the cell, not to a menu that is on its way out. */
const atOnce = { exitDuration: 0 } as const;

/** The one menu of the list. It stands at the cell that opened it; each choice says the total it brings, a letter picks it. */
export const CellMenu = memo(({ open, onClose, onChoose }: Props) => {
  const close = () => {
    open?.anchor.focus({ preventScroll: true });
    onClose();
  };
  const choose = (fields: ChargeFields) => {
    if (open !== null) onChoose(open.rows, fields);
    close();
  };
  return (
    <Menu
      opened={open !== null}
      onClose={close}
      // beside the sums, not over them
      position={open?.columns[0] === 'run' ? 'bottom-end' : 'bottom-start'}
      shadow="md"
      width="max-content"
      transitionProps={atOnce}
      returnFocus
    >
      <Menu.Target refProp="anchorRef">
        <Anchor element={open?.anchor ?? null} />
      </Menu.Target>
      <Menu.Dropdown
        className="cell-menu"
        aria-label={
          open === null ? undefined : text.cell(text.columns[open.columns[0] ?? 'status'], aboutRows(open.rows), '')
        }
        onKeyDown={(event) => {
          const choice = open === null ? undefined : lettered(open, event.key);
          if (choice === undefined) return;
          event.preventDefault();
          choose(choice.fields);
        }}
      >
        {open !== null && <Groups open={open} onChoose={choose} />}
      </Menu.Dropdown>
    </Menu>
  );
});

interface GroupsProps {
  readonly open: OpenCell;
  readonly onChoose: (fields: ChargeFields) => void;
}

function Groups({ open, onChoose }: GroupsProps) {
  const groups = useMemo(() => groupsOf(open), [open]);
  const totals = useTotals(open, groups);
  const reasonOf = (choice: Choice) => choice.blocked ?? notFollowed(open.rows, choice);
  const many = open.rows.length > 1 ? aboutRows(open.rows) : '';
  return groups.map(([column, choices], at) => (
    <Fragment key={column}>
      {at === 0 && many !== '' && <Menu.Label>{ledger.capital(ledger.forAll(many))}</Menu.Label>}
      {groups.length > 1 && <Menu.Label>{text.columns[column]}</Menu.Label>}
      <Menu.RadioGroup
        value={choices.find(({ chosen }) => chosen)?.label ?? ''}
        onChange={(label) => {
          const choice = choices.find((each) => each.label === label);
          if (choice !== undefined) onChoose(choice.fields);
        }}
      >
        {choices.map((choice) => (
          <Menu.RadioItem
            key={choice.label}
            value={choice.label}
            disabled={choice.blocked !== undefined}
            closeMenuOnClick
            rightSection={<span className="menu-total">{totals.get(choice)}</span>}
          >
            {choice.letter && (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a letter has no focus
              <kbd aria-hidden="true">{choice.letter}</kbd>
            )}{' '}
            {choice.label}
            {reasonOf(choice) !== null && <small className="menu-reason">{reasonOf(choice)}</small>}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Fragment>
  ));
}

/** What the case would come to with each choice that may be picked; of the principal term also whose it would be. */
function useTotals(
  { rows }: OpenCell,
  groups: readonly (readonly [EditableColumn, readonly Choice[]])[],
): ReadonlyMap<Choice, string> {
  const work = useWork();
  return useMemo(() => {
    const now = totalText(work.sentence.summary);
    const bring = (column: EditableColumn, { fields }: Choice): string => {
      const charges = Object.fromEntries(rows.map(({ charge }) => [charge.Id, fields]));
      const brought = foreseen(work, { charges }, today());
      const total = totalText(brought.summary);
      const words = total === now ? ledger.asNow : text.brings(total);
      return column === 'principal' ? [words, ...principalOf(brought)].join(', ') : words;
    };
    const weighed = groups.flatMap(([column, choices]) =>
      choices.filter(({ blocked }) => blocked === undefined).map((choice) => [column, choice] as const),
    );
    return new Map(weighed.map(([column, choice]) => [choice, bring(column, choice)]));
  }, [work, rows, groups]);
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
