import '../shared/crime/search-pane.css';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { focusRow, SearchResults } from '../shared/crime/search-results.tsx';
import { StatuteField } from '../shared/crime/statute-field.tsx';
import { type CrimesFound, typingPauseMs } from '../shared/crime/use-search.ts';
import { addCharge, crimeSearch as text } from '../text/add-charge.ts';
import { DateField } from '../ui/date-field.tsx';
import { today } from '../ui/dates.ts';
import { CheckboxField, SelectField } from '../ui/fields.tsx';
import type { Lookup } from './lookup-address.ts';
import { categoriesQuery } from './use-lookup.ts';

interface Props {
  readonly lookup: Lookup;
  readonly onChange: (change: Partial<Lookup>) => void;
  readonly found: CrimesFound;
  /** The crime whose law is shown. */
  readonly shown: string | null;
}

/** The search for one crime: what is typed, the day of the law, and what narrows or widens it. */
export function LookupPane({ lookup, onChange, found, shown }: Props) {
  const [typed, setTyped] = useState(lookup.typed);
  // another search has another likeliest crime
  const ask = (change: Partial<Lookup>) => onChange({ ...change, crime: null });
  const askTyped = useDebouncedCallback((value: string) => ask({ typed: value.trim() }), typingPauseMs);
  const list = useRef<HTMLDivElement>(null);
  const choose = (crime: string) => onChange({ crime });
  const toList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    focusRow(list.current, shown);
  };
  return (
    <section className="search-pane">
      <div className="search-fields">
        <StatuteField
          value={typed}
          onKeyDown={toList}
          onChange={(value) => {
            setTyped(value);
            askTyped(value);
          }}
        />
        <div className="date-choice">
          <DateField
            label={addCharge.offenseDate}
            value={lookup.date}
            disabled={lookup.repealed}
            latest={{ date: today(), fault: addCharge.future }}
            onChange={(date) => ask({ date })}
          />
        </div>
        <Category value={lookup.category} onChange={(category) => ask({ category })} />
        <CheckboxField
          className="lookup-repealed"
          label={text.repealed}
          checked={lookup.repealed}
          onChange={(event) => ask({ repealed: event.currentTarget.checked })}
        />
      </div>
      <SearchResults
        search={found}
        start={text.start}
        listRef={list}
        shown={shown}
        onShow={choose}
        onChoose={choose}
        addable={() => true}
        addLabel={text.show}
      />
    </section>
  );
}

interface CategoryProps {
  readonly value: string | null;
  readonly onChange: (category: string | null) => void;
}

function Category({ value, onChange }: CategoryProps) {
  const { data = [] } = useQuery(categoriesQuery);
  return (
    <SelectField
      className="lookup-category"
      label={text.category}
      value={value ?? ''}
      data={[{ value: '', label: text.anyCategory }, ...data.map(({ Id, Name }) => ({ value: Id, label: Name }))]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
