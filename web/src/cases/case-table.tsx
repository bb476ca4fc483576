import './case-table.css';
import type { CaseRecord } from '@countwise/contract';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent } from 'react';
import { caseList as text } from '../text/cases.ts';
import { useCommand } from '../ui/commands.tsx';
import { usePhone } from '../ui/use-width.ts';
import { useWindowed } from '../ui/use-windowed.ts';
import { type CaseView, type Direction, firstDirection, headingOf, type SortColumn } from './case-order.ts';
import { CaseCard, CaseRow } from './case-row.tsx';
import type { scenariosByCase } from './corrected.ts';

interface Props {
  readonly rows: readonly CaseRecord[];
  readonly scenarios: ReturnType<typeof scenariosByCase>;
  readonly view: CaseView;
  readonly columns: readonly SortColumn[];
  readonly withSentence: boolean;
  readonly onChange: (change: Partial<CaseView>) => void;
  readonly onEdit: (record: CaseRecord) => void;
  readonly onDelete: (record: CaseRecord) => void;
}

/** About how high a row and a card are, before they are measured. */
const rowHeight = 45;
const cardHeight = 108;

/** The list as a table, on a phone as cards. Up, Down, Home and End walk the cases; `e` edits, Del deletes. */
export function CaseTable(props: Props) {
  return usePhone() ? <Cards {...props} /> : <Table {...props} />;
}

/** The rows that stand on the page, with what each is shown and done. */
function useRows({ rows, scenarios, view, columns, withSentence, onEdit, onDelete }: Props, height: number) {
  const windowed = useWindowed({ keys: rows.map(({ Id }) => Id), height, focused: '.case-opener' });
  const keysOf = (record: CaseRecord) => (event: KeyboardEvent) => {
    if (event.key === 'e') onEdit(record);
    if (event.key === 'Delete') onDelete(record);
  };
  const shown = windowed.rows.flatMap(({ index, ...room }) => {
    const record = rows[index];
    if (record === undefined) return [];
    const row = {
      record,
      search: view.search.trim(),
      columns,
      withSentence,
      scenarios: scenarios.get(record.Id) ?? [],
      opener: windowed.getItemProps({ index, onKeyDown: keysOf(record) }),
      onEdit: () => onEdit(record),
      onDelete: () => onDelete(record),
    };
    return { index, ...room, row };
  });
  return { ...windowed, shown };
}

function Cards(props: Props) {
  const { list, shown, roomAfter, isLong, measure } = useRows(props, cardHeight);
  return (
    <ul ref={list} className="case-cards">
      {shown.map(({ index, roomBefore, row }) => (
        <Fragment key={row.record.Id}>
          {roomBefore > 0 && <li className="case-room" aria-hidden="true" style={{ height: roomBefore }} />}
          <CaseCard
            place={{
              'data-index': index,
              ref: measure,
              ...(isLong && { 'aria-posinset': index + 1, 'aria-setsize': props.rows.length }),
            }}
            {...row}
          />
        </Fragment>
      ))}
      {roomAfter > 0 && <li className="case-room" aria-hidden="true" style={{ height: roomAfter }} />}
    </ul>
  );
}

function Table(props: Props) {
  const { rows, view, columns: sorted, withSentence, onChange } = props;
  const { list, shown, roomAfter, isLong, measure } = useRows(props, rowHeight);
  const columns = sorted.length + (withSentence ? 2 : 1);
  return (
    // the head is the first row
    <table className="case-table" aria-rowcount={isLong ? rows.length + 1 : undefined}>
      <caption className="visually-hidden">{text.table}</caption>
      <thead>
        <tr>
          {sorted.map((column, place) => (
            <SortHeader
              key={column}
              column={column}
              stroke={`shift+${place + 1}`}
              sorted={view.sort === column ? view.direction : undefined}
              onSort={(direction) => onChange({ sort: column, direction })}
            />
          ))}
          {withSentence && (
            <th scope="col" className="case-plain-head">
              {text.columns.sentence}
            </th>
          )}
          <th scope="col">
            <span className="visually-hidden">{text.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={list}>
        {shown.map(({ index, roomBefore, row }) => (
          <Fragment key={row.record.Id}>
            <Room height={roomBefore} columns={columns} />
            <CaseRow
              place={{ 'data-index': index, ref: measure, ...(isLong && { 'aria-rowindex': index + 2 }) }}
              {...row}
            />
          </Fragment>
        ))}
        <Room height={roomAfter} columns={columns} />
      </tbody>
    </table>
  );
}

/** The room of the rows that do not stand on the page. */
const Room = ({ height, columns }: { readonly height: number; readonly columns: number }) =>
  height > 0 && (
    <tr className="case-room">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );

interface SortHeaderProps {
  readonly column: SortColumn;
  /** The key that sorts by it. */
  readonly stroke: string;
  readonly sorted: Direction | undefined;
  readonly onSort: (direction: Direction) => void;
}

function SortHeader({ column, stroke, sorted, onSort }: SortHeaderProps) {
  const reversed = sorted === 'ascending' ? 'descending' : 'ascending';
  const sort = () => onSort(sorted === undefined ? firstDirection(column) : reversed);
  useCommand({ label: text.sortBy(headingOf(column)), key: stroke, run: sort });
  return (
    <th scope="col" aria-sort={sorted ?? 'none'}>
      <button type="button" onClick={sort}>
        {headingOf(column)}
        {sorted === 'ascending' && <IconArrowUp size={14} aria-hidden="true" />}
        {sorted === 'descending' && <IconArrowDown size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
