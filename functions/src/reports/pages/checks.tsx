import { readCaseAttributes, sortChecks, spokenChecks, spokenRows } from '@countwise/contract';
import { type Notice, rowNames, type Sentence } from '@countwise/engine';
import type { Report } from '../report.ts';
import { Cited } from './cited.tsx';

const keyOf = ({ code, authority, charges }: Notice): string => `${code} ${authority} ${charges.join(' ')}`;

/** The rows that a check speaks of, by name, as on the screen. */
const rowsOf = (notice: Notice, sentence: Sentence): string => rowNames(spokenRows(notice, sentence), sentence);

/** Warnings with their authority and the rows they are about, then those that the reader put aside, each with the reason. None changes a number. */
export function Checks({ report: { record, sentence } }: { readonly report: Report }) {
  const { open, dismissed } = sortChecks(
    spokenChecks(sentence),
    readCaseAttributes(record.caseAttributes).dismissedChecks,
  );
  return (
    <>
      {open.length > 0 && <h3>Checks</h3>}
      {open.map((notice) => (
        <p className="note" key={keyOf(notice)}>
          <b>Check.</b> <Cited {...notice} rows={rowsOf(notice, sentence)} />
        </p>
      ))}
      {dismissed.length > 0 && <h3>Dismissed checks</h3>}
      {dismissed.map(({ notice, reason }) => (
        <p className="note" key={keyOf(notice)}>
          <Cited {...notice} rows={rowsOf(notice, sentence)} /> <b>Dismissed:</b> {reason}
        </p>
      ))}
    </>
  );
}
