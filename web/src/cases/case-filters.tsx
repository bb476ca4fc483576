import './case-filters.css';
import { type CaseRecord, tagCounts } from '@countwise/contract';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { caseList as text } from '../text/cases.ts';
import { corrections } from '../text/corrections.ts';
import { hearings } from '../text/hearings.ts';
import { useCommand } from '../ui/commands.tsx';
import { CheckboxField, SelectField, TextField } from '../ui/fields.tsx';
import { allStatuses, type CaseView } from './case-order.ts';
import { correctionsOf, type scenariosByCase } from './corrected.ts';
import { DeletedCases } from './deleted-cases.tsx';

interface Props {
  readonly cases: readonly CaseRecord[];
  readonly scenarios: ReturnType<typeof scenariosByCase>;
  readonly view: CaseView;
  readonly onChange: (change: Partial<CaseView>) => void;
  /** Enter in the search. */
  readonly onOpenFirst: () => void;
  readonly withSentence: boolean;
  readonly onWithSentence: (shown: boolean) => void;
  readonly withHearing: boolean;
  readonly onWithHearing: (shown: boolean) => void;
}

/** The search, one chip a status with the number of its cases, whether each case tells what it comes to, and the way to the deleted ones. */
export function CaseFilters({ cases, scenarios, view, onChange, onOpenFirst, ...columns }: Props) {
  const { withSentence, onWithSentence, withHearing, onWithHearing } = columns;
  const field = useRef<HTMLInputElement>(null);
  useCommand({ label: text.search, key: '/', run: () => field.current?.select() });
  const { mains, tags, corrected } = useMemo(() => {
    const originals = cases.filter(({ ParentCaseId }) => ParentCaseId === null);
    const changed = originals.filter((record) => correctionsOf(record, scenarios.get(record.Id)).length > 0);
    return { mains: originals, tags: tagCounts(originals), corrected: changed.length };
  }, [cases, scenarios]);
  return (
    <div className="case-filters">
      <TextField
        ref={field}
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={view.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && view.search.trim() !== '') onOpenFirst();
        }}
      />
      <fieldset className="chips">
        <legend className="visually-hidden">{text.filters}</legend>
        {allStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className="chip"
            aria-pressed={view.statuses.includes(status)}
            onClick={() => onChange({ statuses: toggled(view.statuses, status) })}
          >
            {text.statuses[status]} <span>{mains.filter(({ CaseStatus }) => CaseStatus === status).length}</span>
          </button>
        ))}
        {(corrected > 0 || view.corrected) && (
          <button
            type="button"
            className="chip"
            aria-pressed={view.corrected}
            onClick={() => onChange({ corrected: !view.corrected })}
          >
            {corrections.title} <span>{corrected}</span>
          </button>
        )}
      </fieldset>
      <TagFilter tags={tags} tag={view.tag} onChange={(tag) => onChange({ tag })} />
      <CheckboxField
        label={text.withSentence}
        checked={withSentence}
        onChange={(event) => onWithSentence(event.currentTarget.checked)}
      />
      {!view.byHearing && (
        <CheckboxField
          label={hearings.columns}
          checked={withHearing}
          onChange={(event) => onWithHearing(event.currentTarget.checked)}
        />
      )}
      <DeletedCases />
    </div>
  );
}

const toggled = (statuses: CaseView['statuses'], status: CaseRecord['CaseStatus']) =>
  allStatuses.filter((each) => (each === status) !== statuses.includes(each));

interface TagProps {
  readonly tags: ReadonlyMap<string, number>;
  readonly tag: string;
  readonly onChange: (tag: string) => void;
}

/** Which tag the list is narrowed to; not there while no case has any. */
function TagFilter({ tags, tag, onChange }: TagProps) {
  if (tags.size === 0 && tag === '') return null;
  const chosen = [...tags.keys()].find((each) => each.toLowerCase() === tag.toLowerCase()) ?? tag;
  const counts = new Map([...(chosen === '' ? [] : [[chosen, 0] as const]), ...tags]);
  return (
    <SelectField
      aria-label={text.tag}
      value={chosen}
      data={[
        { value: '', label: text.allTags },
        ...[...counts].map(([value, count]) => ({ value, label: text.tagged(value, count) })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
