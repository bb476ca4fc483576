import { strikeLevels } from '@countwise/engine';
import type { z } from 'zod';
import type { Call } from './base/call.ts';
import { createCase, listCases } from './calls/cases.ts';
import { changeWhole } from './calls/charges.ts';
import { fetchOrganizationSettings } from './calls/organization.ts';
import { type SampleCase, sampleCases, sampleLastName, sampleOffenseDate } from './sample-cases.ts';
import type { OrganizationSettings } from './schemas/account.ts';
import { blankCase } from './schemas/case.ts';
import { formField, formFields } from './schemas/case-fields.ts';
import type { GestureWrite } from './schemas/gesture.ts';
import { isOpenField } from './schemas/open-fields.ts';

/** Makes one call of the API and answers what it answers. */
type Send = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  input: { readonly params?: z.input<P>; readonly query?: z.input<Q>; readonly body?: z.input<B> },
) => Promise<z.output<A>>;

/** Makes a sample of the caller, or completes it, through the API; answers its id. Made twice, it is one case. */
export async function makeSampleCase(send: Send, sample: SampleCase): Promise<string> {
  const begun = await madeAlready(send, sample);
  const { organizationSettings } = await send(fetchOrganizationSettings, {});
  const Id = begun ?? (await send(createCase, { body: allowed(organizationSettings, sample) })).Id;
  const body = { RequestId: idOf(sample, 0), writes: writesOf(sample, Id) };
  await send(changeWhole, { params: { caseId: Id }, body });
  return Id;
}

/** The sample as an earlier press made it, wherever it stands in the list. */
async function madeAlready(send: Send, { number }: SampleCase): Promise<string | undefined> {
  let next: string | undefined;
  do {
    const page = await send(listCases, { query: next === undefined ? {} : { next } });
    const found = page.cases.find(({ CaseNumber, ParentCaseId }) => CaseNumber === number && ParentCaseId === null);
    if (found !== undefined) return found.Id;
    next = page.next ?? undefined;
  } while (next !== undefined);
  return undefined;
}

/** The same for the same sample and place, so that what is added twice is added once. */
function idOf(sample: SampleCase, place: number): string {
  const group = String(sampleCases.indexOf(sample) + 1).padStart(4, '0');
  return `6f1d2a10-${group}-4000-8000-${String(place).padStart(12, '0')}`;
}

/** What a sample says, as one gesture on the case of this id. */
export function writesOf(sample: SampleCase, caseId: string): GestureWrite[] {
  const { strikes = 0 } = sample;
  const NumberOfStrikes = strikeLevels[strikes];
  const charges = sample.charges.map(({ crime, on, set }, place): GestureWrite => {
    const parentCharge = on === undefined ? null : `${caseId}.${idOf(sample, on + 1)}`;
    const fields = { CrimeId: crime, Date: sampleOffenseDate, parentCharge, NumberOfStrikes, ...set };
    return { kind: 'add', Own: idOf(sample, place + 1), fields };
  });
  return strikes === 0 ? charges : [...charges, { kind: 'case', fields: { NumberOfStrikes: strikes } }];
}

/** An organization that keeps no names is given none. */
function allowed(settings: OrganizationSettings | null, { number, firstName }: SampleCase) {
  const closed = formFields.filter((field) => formField(field).personal && !isOpenField(settings, field));
  return {
    CaseNumber: number,
    DefendantFirstName: firstName,
    DefendantMiddleName: '',
    DefendantLastName: sampleLastName,
    ...(settings?.DefendantDOB !== false && { DefendantBirthdate: '1994-05-02' }),
    ...Object.fromEntries(closed.map((field) => [field, blankCase[field]])),
  };
}
