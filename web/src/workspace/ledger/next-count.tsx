import { freeCount } from '@countwise/contract';
import { type KeyboardEvent, memo, useState } from 'react';
import { type QuickLine, readQuickLine } from '../../shared/crime/quick-line.ts';
import { useCrimeSearch } from '../../shared/crime/use-search.ts';
import { addCharge } from '../../text/add-charge.ts';
import { ledger as text } from '../../text/ledger.ts';
import { longDate, today } from '../../ui/dates.ts';
import { takenCounts } from '../add-charge/attach.ts';
import { useQuickAdd } from '../add-charge/use-quick-add.ts';
import { Afterwards, useWork } from '../writes/work-context.tsx';

/** A statute alone is charged once, on the day of the first charge. */
const lineOf = (typed: string): QuickLine | null =>
  typed.trim() === ''
    ? null
    : (readQuickLine(typed, today()) ?? { statute: typed.trim(), date: null, times: 1, enhancements: [] });

/** What is typed, and the crime that it was found to mean. */
function useNextLine() {
  const { rows } = useWork();
  const [typed, setTyped] = useState('');
  const line = lineOf(typed);
  const date = line?.date ?? rows[0]?.charge.Date ?? today();
  const { best, asked, isSearching } = useCrimeSearch(line?.statute ?? '', date);
  const isFound = line !== null && asked !== '' && !isSearching;
  return { typed, setTyped, line, date, isFound, found: isFound ? best : null };
}

interface Props {
  /** A column more stands after the sum. */
  readonly isPriced: boolean;
}

/** The blank line of the ledger: a statute, or a line that says more, is charged by Enter; what it will add stands beside it. */
export const NextCount = memo(({ isPriced }: Props) => (
  <Afterwards>
    <BlankLine isPriced={isPriced} />
  </Afterwards>
));

function BlankLine({ isPriced }: Props) {
  const { rows } = useWork();
  const { typed, setTyped, line, date, isFound, found } = useNextLine();
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
      <td colSpan={5}>
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
                {text.previewOf(line.times, longDate(date), line.enhancements)}
              </>
            )}
            {isFound && found === null && addCharge.none}
          </span>
        </div>
      </td>
      <td className="next-sum" />
      {isPriced && <td />}
    </tr>
  );
}
