import { type CaseChange, type CaseRecord, caseRecord, changeCase, formFields } from '@countwise/contract';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';
import { caseForm as text } from '../../text/cases.ts';
import { caseTitle } from './case-title.ts';

const put = (known: CaseRecord, fields: CaseChange): Promise<CaseRecord> =>
  request(changeCase, { params: { id: known.Id }, body: { ...fields, Id: known.Id, Version: known.Version } });

/**
 * Changes a case as it is known here. Where it has moved on, `onMoved` is given it as it stands: a change of what the
 * form does not show is no matter, and the case is changed all the same; of anything else the user is told, and may save
 * again.
 */
export async function changeKnownCase(
  known: CaseRecord,
  fields: CaseChange,
  onMoved: (standing: CaseRecord) => void,
): Promise<CaseRecord> {
  try {
    return await put(known, fields);
  } catch (failure) {
    const standing = standingIn(failure);
    if (standing === undefined) throw failure;
    onMoved(standing);
    // what the form does not show moves on with the charges
    if (formFields.every((field) => known[field] === standing[field])) return put(standing, fields);
    throw new Error(text.changedElsewhere(`${caseTitle(standing)}, ${standing.CaseNumber}`), { cause: failure });
  }
}

/** The case as it stands, which the server tells whoever comes too late. */
const standingIn = (failure: unknown): CaseRecord | undefined =>
  failure instanceof Failure && failure.status === 409
    ? caseRecord.safeParse(failure.problem?.current).data
    : undefined;
