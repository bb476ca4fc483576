import './case-row.css';
import { type CaseRecord, caseField, caseFieldText, tagsOf, timeText } from '@countwise/contract';
import { IconChevronDown, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { caseTitle, hasNoPersonalData } from '../shared/case/case-title.ts';
import { caseList as text } from '../text/cases.ts';
import { corrections } from '../text/corrections.ts';
import { hearings } from '../text/hearings.ts';
import { dayOf, longDate } from '../ui/dates.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { RovingItem } from '../ui/roving-item.ts';
import { Tag } from '../ui/tag.tsx';
import { fieldOf, type SortColumn } from './case-order.ts';
import { CaseSentenceInList } from './case-sentence.tsx';
import { correctionsOf } from './corrected.ts';
import { Highlight } from './highlight.tsx';
import { ScenarioMenu } from './scenario-menu.tsx';

interface Row {
  readonly record: CaseRecord;
  readonly scenarios: readonly CaseRecord[];
  readonly search: string;
  readonly columns: readonly SortColumn[];
  /** Whether the list shows what each case comes to. */
  readonly withSentence: boolean;
  /** What makes the opener one stop of the list. */
  readonly opener: RovingItem;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const statusTones = { 0: 'green', 1: 'plain', 2: 'brass' } as const;

/** The columns whose cell says more than the case's own words; the first of the list names the row. */
const cells: { readonly [Column in SortColumn]?: (row: Row) => ReactNode } = {
  last: (row) => (
    <>
      <CaseOpener {...row} name={row.record.DefendantLastName || text.unnamed} /> <NoPersonalData record={row.record} />
    </>
  ),
  number: ({ record, search }) => <Highlight text={record.CaseNumber} part={search} />,
  hearing: ({ record }) => <Hearing record={record} />,
  created: ({ record }) => longDate(dayOf(new Date(record.CreatedAt))),
  status: (row) => (
    <>
      <CaseStatusTag record={row.record} /> <CaseTags record={row.record} /> <Corrected {...row} />
    </>
  ),
};

/** A text is as long as somebody wrote it; what else a column says is one word. */
function isText(column: SortColumn): boolean {
  const field = fieldOf(column);
  return cells[column] === undefined && field !== undefined && caseField(field).kind === 'text';
}

function cell(column: SortColumn, row: Row): ReactNode {
  const own = cells[column];
  if (own !== undefined) return own(row);
  const field = fieldOf(column);
  return field && caseFieldText(field, row.record, longDate);
}

interface RowProps extends Row {
  /** Its place in a list of which not every row stands on the page. */
  readonly place: RowPlace;
}
/** What tells a row's place to whoever cannot see it, and to what measures it. */
type RowPlace = Pick<ComponentProps<'tr'>, 'aria-rowindex' | 'ref'> & { readonly 'data-index': number };

export function CaseRow({ place, ...row }: RowProps) {
  return (
    <tr {...place}>
      {row.columns.map((column, at) =>
        at === 0 ? (
          <th key={column} scope="row">
            {cell(column, row)}
          </th>
        ) : (
          <td key={column} className={isText(column) ? 'case-text' : undefined}>
            {cell(column, row)}
          </td>
        ),
      )}
      {row.withSentence && (
        <td>
          <CaseSentenceInList record={row.record} />
        </td>
      )}
      <td className="case-actions">
        <Actions {...row} />
      </td>
    </tr>
  );
}

interface CardProps extends Row {
  readonly place: Pick<ComponentProps<'li'>, 'aria-posinset' | 'aria-setsize' | 'ref'> & {
    readonly 'data-index': number;
  };
}

export function CaseCard({ place, ...props }: CardProps) {
  const { record, search } = props;
  return (
    <li className="case-card" {...place}>
      <div className="case-card-head">
        <CaseOpener {...props} name={caseTitle(record)} />
        {props.withSentence && <CaseSentenceInList record={record} />}
      </div>
      <p className="case-card-facts">
        <span>
          <Highlight text={record.CaseNumber} part={search} />
        </span>
        <CaseStatusTag record={record} />
        <NoPersonalData record={record} />
        <CaseTags record={record} />
        <Corrected {...props} />
        {props.columns.includes('hearing') && <Hearing record={record} />}
      </p>
      <div className="case-actions">
        <Actions {...props} />
      </div>
    </li>
  );
}

/** Opens the case; where it has scenarios, a menu of them. */
export function CaseOpener({
  record,
  scenarios,
  search,
  opener,
  name,
}: Pick<Row, 'record' | 'scenarios' | 'search' | 'opener'> & { readonly name: string }) {
  if (scenarios.length === 0) {
    return (
      <Link className="case-opener" to={`/Cases/${record.Id}`} {...opener}>
        <span>
          <Highlight text={name} part={search} />
        </span>
      </Link>
    );
  }
  return (
    <ScenarioMenu
      record={record}
      scenarios={scenarios}
      target={
        <button type="button" className="case-opener" {...opener}>
          <span>
            <Highlight text={name} part={search} />
          </span>
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      }
    />
  );
}

export const CaseStatusTag = ({ record }: Pick<Row, 'record'>) => (
  <Tag tone={statusTones[record.CaseStatus]}>{text.statuses[record.CaseStatus]}</Tag>
);

const CaseTags = ({ record }: Pick<Row, 'record'>) =>
  tagsOf(record).map((tag) => (
    <Fragment key={tag}>
      <Tag>{tag}</Tag>{' '}
    </Fragment>
  ));

/** A total of the case or of one of its scenarios is not what it was. */
function Corrected({ record, scenarios }: Pick<Row, 'record' | 'scenarios'>) {
  const [first] = correctionsOf(record, scenarios);
  if (first === undefined) return null;
  return (
    <span title={corrections.wasAndIs(first.was.total, first.now.total)}>
      <Tag tone="brass">{corrections.title}</Tag>
    </span>
  );
}

/** The next hearing in one line: `12/01/2026 8:30 AM, Dept. 12`. */
function Hearing({ record: { NextHearingDate, NextHearingTime, NextHearingDepartment } }: Pick<Row, 'record'>) {
  if (NextHearingDate === null) return null;
  const at = [longDate(NextHearingDate), NextHearingTime && timeText(NextHearingTime)].filter(Boolean).join(' ');
  return (
    <span className="case-hearing">
      {[at, NextHearingDepartment && hearings.department(NextHearingDepartment)].filter(Boolean).join(', ')}
    </span>
  );
}

const NoPersonalData = ({ record }: Pick<Row, 'record'>) =>
  hasNoPersonalData(record) && <Tag>{text.noPersonalData}</Tag>;

function Actions({ record, scenarios, onEdit, onDelete }: Row) {
  const navigate = useNavigate();
  const name = `${caseTitle(record)}, ${record.CaseNumber}`;
  const view = { label: `${text.view} ${name}`, children: <IconEye size={18} aria-hidden="true" /> };
  return (
    <>
      {scenarios.length === 0 ? (
        <IconButton {...view} onClick={() => void navigate(`/Cases/${record.Id}`)} />
      ) : (
        <ScenarioMenu record={record} scenarios={scenarios} target={<IconButton {...view} />} />
      )}
      <IconButton label={`${text.edit} ${name}`} onClick={onEdit}>
        <IconPencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`${text.remove} ${name}`} tone="danger" onClick={onDelete}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}
