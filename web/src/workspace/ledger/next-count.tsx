import { freeCount } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { type QuickLine, readQuickLine } from '../../shared/crime/quick-line.ts';
import { useCrimeSearch } from '../../shared/crime/use-search.ts';
import { useReadOnly } from '../../shared/read-only.ts';
import { addCharge } from '../../text/add-charge.ts';
import { ledger as text } from '../../text/ledger.ts';
import { charges } from '../../text/workspace.ts';
import { shortDate, today } from '../../ui/dates.ts';
import { takenCounts } from '../add-charge/attach.ts';
import { quickCrimesQuery, quickWrite } from '../add-charge/quick-crimes.ts';
import { useQuickAdd } from '../add-charge/use-quick-add.ts';
import { Afterwards, useWork } from '../writes/work-context.tsx';
import { addedBy } from './added-by.ts';

/** A statute alone is charged once, on the day of the first charge. */
const lineOf = (typed: string): QuickLine | null =>
  typed.trim() === ''
    ? null
    : (readQuickLine(typed, today()) ?? { statute: typed.trim(), date: null, times: 1, enhancements: [] });

/** What is typed, and the crime that it was found to mean. */
function useNextLine() {
  const { rows } = useWork();
  const [typed, setTyped] = useState('');
  const line = useMemo(() => lineOf(typed), [typed]);
  const date = line?.date ?? rows[0]?.charge.Date ?? today();
  const { best, asked, isSearching } = useCrimeSearch(line?.statute ?? '', date);
  const isFound = line !== null && asked !== '' && !isSearching;
  return { typed, setTyped, line, date, isFound, found: isFound ? best : null };
}

/** What the line would add; null until the crimes that it names are known. */
function useAdded({ line, date, found }: ReturnType<typeof useNextLine>) {
  const work = useWork();
  const quick = line !== null && found !== null ? { line, crimeId: found.Id, date } : null;
  const { data: crimes } = useQuery({
    ...quickCrimesQuery(quick ?? { line: nothing, crimeId: '', date }),
    enabled: quick !== null,
  });
  return useMemo(
    () =>
      line === null || found === null || !crimes
        ? null
        : addedBy(work, quickWrite({ line, date }, crimes, work), today()),
    [work, line, date, found, crimes],
  );
}
const nothing: QuickLine = { statute: '', date: null, times: 1, enhancements: [] };

interface Props {
  /** A column more stands after the sum. */
  readonly isPriced: boolean;
}

/** The blank line of the ledger: a statute, or a line that says more, is charged by Enter; what it will add stands beside it. Not there where nothing can be added. */
export const NextCount = memo(({ isPriced }: Props) => {
  const isAdding = useReadOnly() === false;
  return (
    isAdding && (
      <Afterwards>
        <BlankLine isPriced={isPriced} />
      </Afterwards>
    )
  );
});

function BlankLine({ isPriced }: Props) {
  const { rows } = useWork();
  const next = useNextLine();
  const { typed, setTyped, line, date, isFound, found } = next;
  const added = useAdded(next);
  const quick = useQuickAdd();
  const add = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || line === null || found === null || quick.isPending) return;
    event.preventDefault();
    quick.mutate({ line, crimeId: found.Id, date });
    setTyped('');
  };
  return (
    <tr className="next-count">
      <td />
      <td className="next-number">{freeCount(0, takenCounts(rows))}</td>
      <td colSpan={added === null ? 5 : 4}>
        <div className="next-line">
          <input
            aria-label={text.next}
            aria-describedby="next-count-preview"
            placeholder={text.nextHint}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={add}
          />
          <span className="next-preview" id="next-count-preview" role="status">
            {line !== null && found !== null && (
              <>
                <b>{`${found.codeDefinitionCode} ${found.statuteDefinitionSection}`}</b>{' '}
                {text.previewOf(line.times, shortDate(date), line.enhancements)}
              </>
            )}
            {added !== null && <span className="visually-hidden">{text.wouldAdd(added.sum, added.total)}</span>}
            {isFound && found === null && addCharge.none}
          </span>
        </div>
      </td>
      {added !== null && <td data-column="working">{added.working}</td>}
      <td className="next-sum">
        {added !== null && (
          <>
            <b>{added.sum}</b> <small>{charges.brings(added.total)}</small>
          </>
        )}
      </td>
      {isPriced && <td />}
    </tr>
  );
}
