import { type CaseAttributes, type CaseRecord, readCaseAttributes, writeCaseAttributes } from '@countwise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { caseQuery } from '../shared/case/case-queries.ts';
import { chargesQuery, type Populated } from '../shared/case/charges-query.ts';
import { leftOutQuery } from './jury/left-out-query.ts';

type Charges = Populated['charges'];

/** The cached data of one case, as the writes see it. */
export function caseCache(client: QueryClient, caseId: string) {
  const chargesKey = chargesQuery(caseId).queryKey;
  const recordKey = caseQuery(caseId).queryKey;
  const leftOutKey = leftOutQuery(caseId).queryKey;
  const change = (changed: (known: Populated) => Partial<Populated>) =>
    client.setQueryData(chargesKey, (known) => known && { ...known, ...changed(known) });
  return {
    client,
    caseId,
    populated: () => client.getQueryData(chargesKey),
    change,
    charges: (): Charges => client.getQueryData(chargesKey)?.charges ?? [],
    record: () => client.getQueryData(recordKey),
    setCharges: (changed: (charges: Charges) => Charges) => change(({ charges }) => ({ charges: changed(charges) })),
    setCharge: (id: string, fields: Partial<Charges[number]>) =>
      change(({ charges }) => ({
        charges: charges.map((charge) => (charge.Id === id ? { ...charge, ...fields } : charge)),
      })),
    leftOut: () => client.getQueryData(leftOutKey) ?? [],
    setLeftOut: (ids: readonly string[]) => client.setQueryData(leftOutKey, ids),
    setRecord: (fields: Partial<CaseRecord>) =>
      client.setQueryData(recordKey, (known) => known && { ...known, ...fields }),
    attributes: () => readCaseAttributes(client.getQueryData(recordKey)?.caseAttributes ?? '{}'),
    setAttributes: (fields: Partial<CaseAttributes>) =>
      client.setQueryData(
        recordKey,
        (known) => known && { ...known, caseAttributes: writeCaseAttributes(known.caseAttributes, fields) },
      ),
  };
}
export type CaseCache = ReturnType<typeof caseCache>;
