import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { tools as text } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useTimedText } from '../../ui/use-timed-text.ts';
import { isCrime } from '../work/case-work.ts';
import { nameOf, statuteOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { countWrites, duplicateCounts, freeCountFrom } from './count-numbers.ts';

const savedMs = 2_000;
const refusedMs = 3_000;

/** Numbers the counts anew. Saving waits until something changed and no two crimes share a count. */
export function CountFixer() {
  const { rows, run } = useWork();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, number>>(new Map());
  const message = useTimedText();
  const crimes = rows.filter(isCrime);
  const countOf = (id: string, stored: number) => drafts.get(id) ?? stored;
  const taken = duplicateCounts(crimes.map(({ charge }) => countOf(charge.Id, charge.CountNumber)));
  const set = (id: string, count: number | null) => {
    if (count === null || count < 1)
      return message.show(text.lowest, { ms: refusedMs, about: text.counts, tone: 'error' });
    message.hide();
    setDrafts(new Map([...drafts, [id, count]]));
  };
  const save = () => {
    run(countWrites(rows, drafts), text.savedWhat);
    setDrafts(new Map());
    message.show(text.saved, { ms: savedMs, about: text.counts });
  };
  if (crimes.length === 0) return <p className="mode-empty">{text.noCounts}</p>;
  return (
    <>
      <div className="multiple-list">
        <PlainTable lines columns={text.countColumns}>
          {crimes.map((row) => {
            const { Id, CountNumber } = row.charge;
            const count = countOf(Id, CountNumber);
            const others = new Set(
              crimes.flatMap(({ charge }) => (charge.Id === Id ? [] : countOf(charge.Id, charge.CountNumber))),
            );
            return (
              <tr key={Id}>
                <td>
                  <span className="count-input">
                    <TextField
                      aria-label={`${charges.columns.count}, ${nameOf(row)}`}
                      type="number"
                      min={1}
                      value={String(count)}
                      error={taken.has(count)}
                      onChange={(event) => set(Id, Number(event.currentTarget.value))}
                    />
                    <IconButton label={text.up(nameOf(row))} onClick={() => set(Id, freeCountFrom(count, -1, others))}>
                      <IconArrowUp size={16} aria-hidden="true" />
                    </IconButton>
                    <IconButton label={text.down(nameOf(row))} onClick={() => set(Id, freeCountFrom(count, 1, others))}>
                      <IconArrowDown size={16} aria-hidden="true" />
                    </IconButton>
                  </span>
                </td>
                <td>{statuteOf(row)}</td>
                <td>{row.crime.Name}</td>
                <td>{charges.severities[row.crime.crime.severity]}</td>
              </tr>
            );
          })}
        </PlainTable>
      </div>
      <p className="mode-note" role="status" {...message.hold}>
        {taken.size > 0 ? text.duplicates([...taken].join(', ')) : message.text}
      </p>
      <Button tone="primary" blocked={drafts.size === 0 || taken.size > 0} onClick={save}>
        {text.save}
      </Button>
    </>
  );
}
