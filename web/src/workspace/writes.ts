import {
  type CaseRecord,
  type ChargeRecord,
  changeCase,
  changeCharge,
  createCharge,
  deleteCharge,
} from '@countwise/contract';

import type { QueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { caseQuery, keepCase } from '../cases/case-queries.ts';
import { chargesQuery, type Populated } from './work-queries.ts';

export type ChargeFields = Partial<ChargeRecord>;
export type CaseFields = Partial<CaseRecord>;

/** One change to a case, told as data: what it does here at once, what it asks of the server, how it is undone. */
export type Write =
  | { readonly kind: 'charge'; readonly id: string; readonly fields: ChargeFields }
  | { readonly kind: 'case'; readonly fields: CaseFields }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  | { readonly kind: 'restore'; readonly charges: readonly ChargeRecord[] };

type Charges = Populated['charges'];

/** The cached data of one case, as the writes see it. */
export function caseCache(client: QueryClient, caseId: string) {
  const chargesKey = chargesQuery(caseId).queryKey;
  const recordKey = caseQuery(caseId).queryKey;
  return {
    client,
    caseId,
    charges: (): Charges => client.getQueryData(chargesKey)?.charges ?? [],
    record: () => client.getQueryData(recordKey),
    setCharges: (change: (charges: Charges) => Charges) =>
      client.setQueryData(chargesKey, (known) => known && { ...known, charges: change(known.charges) }),
    setRecord: (fields: CaseFields) => client.setQueryData(recordKey, (known) => known && { ...known, ...fields }),
  };
}
export type CaseCache = ReturnType<typeof caseCache>;

const patched = (charges: Charges, id: string, fields: ChargeFields): Charges =>
  charges.map((charge) => (charge.Id === id ? { ...charge, ...fields } : charge));

/** The write that takes a write back; it must be asked for before the write is applied. */
export function inverseOf(write: Write, cache: CaseCache): Write | null {
  switch (write.kind) {
    case 'charge': {
      const charge = cache.charges().find(({ Id }) => Id === write.id);
      return charge === undefined ? null : { ...write, fields: valuesOf(charge, write.fields) };
    }
    case 'case': {
      const record = cache.record();
      return record === undefined ? null : { ...write, fields: valuesOf(record, write.fields) };
    }
    case 'delete':
      return { kind: 'restore', charges: cache.charges().filter(({ Id }) => write.ids.includes(Id)) };
    case 'restore':
      return { kind: 'delete', ids: write.charges.map(({ Id }) => Id) };
  }
}

/** The present values of the fields that a change names. */
function valuesOf<Row extends object>(record: Row, change: Partial<Row>): Partial<Row> {
  const values: Partial<Row> = {};
  for (const name in change) values[name] = record[name];
  return values;
}

/** Shows a write at once, before the server has heard of it. */
export function apply(write: Write, cache: CaseCache): void {
  switch (write.kind) {
    case 'charge':
      return void cache.setCharges((charges) => patched(charges, write.id, write.fields));
    case 'case':
      return void cache.setRecord(write.fields);
    case 'delete':
      return void cache.setCharges((charges) => charges.filter(({ Id }) => !write.ids.includes(Id)));
    case 'restore':
      return void cache.setCharges((charges) => [
        ...charges,
        ...write.charges.filter(({ Id }) => !charges.some((known) => known.Id === Id)),
      ]);
  }
}

/** Asks the server for a write. Versions are read when it is sent: an earlier write of the queue has moved them on. */
export async function send(write: Write, cache: CaseCache): Promise<void> {
  switch (write.kind) {
    case 'charge': {
      const known = cache.charges().find(({ Id }) => Id === write.id);
      const body = { Id: write.id, ...write.fields, ...(known && { Version: known.Version }) };
      const { Version } = await request(changeCharge, { params: { id: write.id }, body });
      return void cache.setCharges((charges) => patched(charges, write.id, { Version }));
    }
    case 'case': {
      const Version = cache.record()?.Version;
      const body = { Id: cache.caseId, ...write.fields, ...(Version !== undefined && { Version }) };
      return keepCase(cache.client, await request(changeCase, { params: { id: cache.caseId }, body }));
    }
    case 'delete':
      return deleteAll(write.ids);
    case 'restore':
      return restore(write.charges, cache);
  }
}

async function deleteAll(ids: readonly string[]): Promise<void> {
  const gone = new Set<string>();
  for (const id of ids) {
    if (gone.has(id)) continue;
    const { deleted } = await request(deleteCharge, { params: { id } });
    for (const each of deleted) gone.add(each);
  }
}

/** Makes deleted charges anew, crimes before what hangs on them; the server gives them new ids. */
async function restore(charges: Charges, cache: CaseCache): Promise<void> {
  const renamed = new Map<string, string>();
  const crimesFirst = [...charges].sort((a, b) => Number(a.parentCharge !== null) - Number(b.parentCharge !== null));
  for (const { Id, Version: _, parentCharge, ...fields } of crimesFirst) {
    const parent = parentCharge === null ? null : (renamed.get(parentCharge) ?? parentCharge);
    const made = await request(createCharge, { body: { ...fields, parentCharge: parent } });
    renamed.set(Id, made.Id);
    cache.setCharges((known) => known.map((charge) => (charge.Id === Id ? made : charge)));
  }
}
