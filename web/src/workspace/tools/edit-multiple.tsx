import { severities } from '@countwise/engine';
import { useState } from 'react';
import { tools as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, SelectField } from '../../ui/fields.tsx';
import { ScrolledTable } from '../../ui/scrolled-table.tsx';
import { useTimedText } from '../../ui/use-timed-text.ts';
import { cellText } from '../charges/columns.tsx';
import { SelectionBar } from '../charges/selection-bar.tsx';
import { type ChargeRow, severityOf } from '../work/case-work.ts';
import { countOf, nameOf, statuteOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';

const savedMs = 3_000;
const rowHeight = 41;

/** What the list can be narrowed to: a type of charge or a severity. */
const filters: readonly { readonly label: string; readonly holds: (row: ChargeRow) => boolean }[] = [
  { label: text.allCharges, holds: () => true },
  ...(['crime', 'conduct', 'substitution', 'status', 'probation'] as const).map((kind) => ({
    label: charges.typeNames[kind],
    holds: ({ crime }: ChargeRow) => crime.crime.kind === kind,
  })),
  ...severities.map((severity) => ({
    label: charges.severities[severity],
    holds: (row: ChargeRow) => severityOf(row) === severity,
  })),
];

/** Edit Multiple Charges: tick some, then set their status or how they run, or delete them. */
export function EditMultiple() {
  const { rows } = useWork();
  const [filter, setFilter] = useState<string>(text.allCharges);
  const saved = useTimedText();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const holds = filters.find(({ label }) => label === filter)?.holds ?? (() => true);
  const shown = rows.filter(holds);
  const chosen = shown.filter(({ charge }) => ticked.has(charge.Id));
  if (rows.length === 0) return <p className="mode-empty">{text.noCounts}</p>;
  return (
    <>
      <div className="form-row mode-choices">
        <SelectField
          label={text.filter}
          value={filter}
          data={filters.map(({ label }) => label)}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Button
          onClick={() => setTicked(new Set(chosen.length === shown.length ? [] : shown.map(({ charge }) => charge.Id)))}
        >
          {chosen.length === shown.length && shown.length > 0 ? text.uncheckAll : text.selectAll}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className="mode-empty">{text.noMatch}</p>
      ) : (
        <ChargeTable
          rows={shown}
          ticked={ticked}
          onTick={(id) => setTicked(ticked.symmetricDifference(new Set([id])))}
        />
      )}
      {chosen.length === 0 && (
        <p className="mode-note" role="status" {...saved.hold}>
          {saved.text ?? text.noneSelected}
        </p>
      )}
      <SelectionBar
        rows={chosen}
        onClear={() => setTicked(new Set())}
        onSaved={() => saved.show(text.saved, { ms: savedMs, about: text.multiple })}
      />
    </>
  );
}

interface TableProps {
  readonly rows: readonly ChargeRow[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string) => void;
}

function ChargeTable({ rows, ticked, onTick }: TableProps) {
  return (
    <ScrolledTable
      lines={2}
      columns={text.multipleColumns}
      keys={rows.map(({ charge }) => charge.Id)}
      height={rowHeight}
      row={(index, place) => {
        const row = rows[index];
        if (row === undefined) return null;
        const { Id } = row.charge;
        return (
          <tr {...place} data-marked={ticked.has(Id) || undefined} onClick={() => onTick(Id)}>
            <td>
              <CheckboxField
                aria-label={text.select(nameOf(row))}
                checked={ticked.has(Id)}
                onClick={(event) => event.stopPropagation()}
                onChange={() => onTick(Id)}
              />
            </td>
            <td>{countOf(row)}</td>
            <td data-name>{statuteOf(row)}</td>
            <td data-name>{row.crime.Name}</td>
            <td>{cellText.severity(row)}</td>
            <td>{cellText.status(row)}</td>
            <td>{cellText.run(row)}</td>
          </tr>
        );
      }}
    />
  );
}
