import {
  type CaseAttributes,
  type CaseRecord,
  type GestureRecords,
  readCaseAttributes,
  writeCaseAttributes,
} from '@countwise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { caseQuery, keepAnswers, keepCase, showFollowed } from '../../shared/case/case-queries.ts';
import { chargesQuery, type Populated } from '../../shared/case/charges-query.ts';
import { leftOutQuery } from '../work/left-out-query.ts';

type Charges = Populated['charges'];

/** The cached data of one case, as the writes see it. */
export function caseCache(client: QueryClient, caseId: string) {
  const chargesKey = chargesQuery(caseId).queryKey;
  const recordKey = caseQuery(caseId).queryKey;
  const leftOutKey = leftOutQuery(caseId).queryKey;
  /** The server's own sentence is of what stood before. */
  const change = (changed: (known: Populated) => Partial<Populated>): void =>
    void client.setQueryData(chargesKey, (known) => known && { ...known, sentence: null, ...changed(known) });
  const setRecord = (changed: (known: CaseRecord) => CaseRecord): void => {
    const known = client.getQueryData(recordKey);
    if (known === undefined) return;
    const next = changed(known);
    client.setQueryData(recordKey, next);
    showFollowed(client, known, next);
  };
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
    /** Charges that are there already stay as they are. */
    addCharges: (added: Charges, named: Populated['crimes']) =>
      change(({ charges, crimes }) => ({
        charges: [...charges, ...missing(added, charges)],
        crimes: [...crimes, ...missing(named, crimes)],
      })),
    /** Keeps records as the server answers them, in their own places, and takes away what is gone. */
    keep: (answer: GestureRecords & { readonly gone?: readonly string[] }): void => {
      const { gone = [] } = answer;
      const known = client.getQueryData(chargesKey);
      if (known !== undefined) {
        const next = {
          charges: merged(known.charges, answer.charges, gone),
          limitations: merged(known.limitations, answer.limitations, gone),
          factors: merged(known.factors, answer.factors, gone),
          circumstances: merged(known.circumstances, answer.circumstances, gone),
        };
        const isSame =
          next.charges === known.charges &&
          next.limitations === known.limitations &&
          next.factors === known.factors &&
          next.circumstances === known.circumstances;
        if (!isSame) change(() => next);
      }
      if (client.getQueryData(recordKey)?.Version !== answer.case.Version) keepCase(client, answer.case);
      else keepAnswers(client, [answer.case]);
    },
    leftOut: () => client.getQueryData(leftOutKey) ?? [],
    setLeftOut: (ids: readonly string[]) => client.setQueryData(leftOutKey, ids),
    setRecord: (fields: Partial<CaseRecord>): void => setRecord((known) => ({ ...known, ...fields })),
    attributes: () => readCaseAttributes(client.getQueryData(recordKey)?.caseAttributes ?? '{}'),
    setAttributes: (fields: Partial<CaseAttributes>): void =>
      setRecord((known) => ({ ...known, caseAttributes: writeCaseAttributes(known.caseAttributes, fields) })),
  };
}

const missing = <Row extends { readonly Id: string }>(added: readonly Row[], known: readonly Row[]): readonly Row[] =>
  added.filter(({ Id }) => !known.some((row) => row.Id === Id));

/** The very list where nothing differs but versions: a sentence is computed once for each list. */
function merged<Row extends { readonly Id: string; readonly Version: number }>(
  known: readonly Row[],
  told: readonly Row[],
  gone: readonly string[],
): readonly Row[] {
  const theirs = new Map(told.map((row) => [row.Id, row]));
  const isSame = (row: Row, other: Row) =>
    JSON.stringify(inOrder(row)) === JSON.stringify(inOrder({ ...other, Version: row.Version }));
  const kept = known
    .filter(({ Id }) => !gone.includes(Id))
    .map((row) => {
      const other = theirs.get(row.Id);
      return other === undefined || isSame(row, other) ? row : other;
    });
  const added = missing(told, known);
  const stands = added.length === 0 && kept.length === known.length && kept.every((row, at) => row === known[at]);
  return stands ? known : [...kept, ...added];
}

const inOrder = (row: object) => Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1));
export type CaseCache = ReturnType<typeof caseCache>;
