import { readCaseAttributes, sortChecks } from '@countwise/contract';
import { namedRows } from '../named-rows.ts';
import type { Report } from '../report.ts';

/** Warnings with their authority and the rows they are about, then those that the reader put aside, each with the reason. None changes a number. */
export function Checks({ report: { record, sentence } }: { readonly report: Report }) {
  const { open, dismissed } = sortChecks(sentence.notices, readCaseAttributes(record.caseAttributes).dismissedChecks);
  return (
    <>
      {open.length > 0 && <h3>Checks</h3>}
      {open.map(({ code, text, authority, charges }) => (
        <p className="note" key={`${code} ${authority} ${charges.join(' ')}`}>
          <b>Check:</b> {text} <cite>{authority}</cite> <span className="quiet">{namedRows(charges, sentence)}</span>
        </p>
      ))}
      {dismissed.length > 0 && <h3>Dismissed checks</h3>}
      {dismissed.map(({ notice: { code, text, authority, charges }, reason }) => (
        <p className="note" key={`${code} ${authority} ${charges.join(' ')}`}>
          {text} <cite>{authority}</cite> <span className="quiet">{namedRows(charges, sentence)}</span>{' '}
          <b>Dismissed:</b> {reason}
        </p>
      ))}
    </>
  );
}
