import { readCaseAttributes, sortChecks } from '@countwise/contract';
import { namedRows } from '../named-rows.ts';
import type { Report } from '../report.ts';
import { Cited } from './cited.tsx';

/** Warnings with their authority and the rows they are about, then those that the reader put aside, each with the reason. None changes a number. */
export function Checks({ report: { record, sentence } }: { readonly report: Report }) {
  const { open, dismissed } = sortChecks(sentence.notices, readCaseAttributes(record.caseAttributes).dismissedChecks);
  return (
    <>
      {open.length > 0 && <h3>Checks</h3>}
      {open.map(({ code, text, authority, charges }) => (
        <p className="note" key={`${code} ${authority} ${charges.join(' ')}`}>
          <b>Check.</b> <Cited text={text} authority={authority} rows={namedRows(charges, sentence)} />
        </p>
      ))}
      {dismissed.length > 0 && <h3>Dismissed checks</h3>}
      {dismissed.map(({ notice: { code, text, authority, charges }, reason }) => (
        <p className="note" key={`${code} ${authority} ${charges.join(' ')}`}>
          <Cited text={text} authority={authority} rows={namedRows(charges, sentence)} /> <b>Dismissed:</b> {reason}
        </p>
      ))}
    </>
  );
}
