import {
  caseRecord,
  chargeRecord,
  childId,
  type GestureWrite,
  type GestureWriteOf,
  highestStrikes,
  longestAttributes,
  mostCharges,
  plainCharge,
  readCaseAttributes,
} from '@countwise/contract';
import { fault, notThere } from '../base/problem.ts';
import type { WholeCase } from '../store/cases.ts';
import { given } from '../store/change.ts';
import { applyMark, replaced } from './apply-mark.ts';
import { takenAlong } from './attachment.ts';
import { type Checking, checkChange, checkDates, knownCrime } from './check-charge.ts';
import { placeCharge } from './place-charge.ts';

/** The case as it stands after a write. Throws 400 for what the law or the case does not allow, 404 for what is gone. */
export function applyWrite(whole: WholeCase, write: GestureWrite, checking: Checking): WholeCase {
  switch (write.kind) {
    case 'add':
      return withCharge(whole, write, checking);
    case 'charge':
      return withChange(whole, write, checking);
    case 'delete':
      return without(whole, write, checking);
    case 'case':
      return { ...whole, record: caseRecord.parse({ ...whole.record, ...given(write.fields) }) };
    case 'attributes':
      return withAttributes(whole, write);
    default:
      return applyMark(whole, write);
  }
}

function withCharge(whole: WholeCase, { Own, fields }: GestureWriteOf<'add'>, { crimeOf, today }: Checking): WholeCase {
  const Id = childId(whole.record.Id, Own);
  if (whole.charges.some((charge) => charge.Id === Id)) return whole;
  const crime = knownCrime(crimeOf, fields.CrimeId);
  checkDates(fields, today);
  if (whole.charges.length >= mostCharges) throw fault('writes', `A case holds at most ${mostCharges} charges.`);
  const charge = chargeRecord.parse({
    ...plainCharge,
    NumberOfStrikes: highestStrikes(whole.record, whole.charges),
    ...fields,
    ...placeCharge(crime, fields, whole.charges, crimeOf),
    Id,
    CaseId: whole.record.Id,
    Version: 1,
  });
  return { ...whole, charges: [...whole.charges, charge] };
}

function withChange(whole: WholeCase, { id, fields }: GestureWriteOf<'charge'>, checking: Checking): WholeCase {
  const standing = whole.charges.find(({ Id }) => Id === id);
  if (standing === undefined) throw notThere('charge');
  checkChange(standing, fields, whole.charges, checking);
  return { ...whole, charges: replaced(whole.charges, chargeRecord.parse({ ...standing, ...given(fields) })) };
}

function without(whole: WholeCase, { ids }: GestureWriteOf<'delete'>, { crimeOf }: Checking): WholeCase {
  const going = new Set(ids);
  for (const charge of whole.charges)
    if (going.has(charge.Id)) for (const { Id } of takenAlong(charge, whole.charges, crimeOf)) going.add(Id);
  return { ...whole, charges: whole.charges.filter(({ Id }) => !going.has(Id)) };
}

function withAttributes(whole: WholeCase, { fields, cleared = [] }: GestureWriteOf<'attributes'>): WholeCase {
  const blank = Object.fromEntries(cleared.map((name) => [name, undefined]));
  const caseAttributes = JSON.stringify({ ...readCaseAttributes(whole.record.caseAttributes), ...fields, ...blank });
  if (caseAttributes.length > longestAttributes) throw fault('writes', 'The case holds too much beside its charges.');
  return { ...whole, record: { ...whole.record, caseAttributes } };
}
