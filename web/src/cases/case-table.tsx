import type { CaseRecord } from '@countwise/contract';
import { useRovingIndex } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { caseList as text } from '../text/cases.ts';
import { useCommand } from '../ui/commands.tsx';
import { usePhone } from '../ui/use-width.ts';
import { type CaseView, type Direction, firstDirection, type SortColumn, sortColumns } from './case-order.ts';
import { CaseCard, CaseRow } from './case-row.tsx';

interface Props {
  readonly rows: readonly CaseRecord[];
  readonly cases: readonly CaseRecord[];
  readonly view: CaseView;
  readonly withSentence: boolean;
  readonly onChange: (change: Partial<CaseView>) => void;
  readonly onEdit: (record: CaseRecord) => void;
  readonly onDelete: (record: CaseRecord) => void;
}

/** The list as a table, on a phone as cards. Up, Down, Home and End walk the cases; `e` edits, Del deletes. */
export function CaseTable({ rows, cases, view, withSentence, onChange, onEdit, onDelete }: Props) {
  const phone = usePhone();
  const { getItemProps } = useRovingIndex({ total: rows.length, orientation: 'vertical', loop: false });
  const keysOf = (record: CaseRecord) => (event: KeyboardEvent) => {
    if (event.key === 'e') onEdit(record);
    if (event.key === 'Delete') onDelete(record);
  };
  const each = (record: CaseRecord, index: number) => ({
    key: record.Id,
    record,
    search: view.search.trim(),
    withSentence,
    scenarios: cases.filter(({ ParentCaseId }) => ParentCaseId === record.Id),
    opener: getItemProps({ index, onKeyDown: keysOf(record) }),
    onEdit: () => onEdit(record),
    onDelete: () => onDelete(record),
  });
  if (phone) {
    return (
      <ul className="case-cards">
        {rows.map((record, index) => {
          const { key, ...row } = each(record, index);
          return <CaseCard key={key} {...row} />;
        })}
      </ul>
    );
  }
  return (
    <table className="case-table">
      <caption className="visually-hidden">{text.table}</caption>
      <thead>
        <tr>
          {sortColumns.map((column, place) => (
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
      <tbody>
        {rows.map((record, index) => {
          const { key, ...row } = each(record, index);
          return <CaseRow key={key} {...row} />;
        })}
      </tbody>
    </table>
  );
}

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
  useCommand({ label: text.sortBy(text.columns[column]), key: stroke, run: sort });
  return (
    <th scope="col" aria-sort={sorted ?? 'none'}>
      <button type="button" onClick={sort}>
        {text.columns[column]}
        {sorted === 'ascending' && <IconArrowUp size={14} aria-hidden="true" />}
        {sorted === 'descending' && <IconArrowDown size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}
