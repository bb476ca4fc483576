import { type OfferRecord, offerRecord, ownId } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import { caseStands } from './case-stands.ts';
import { keys } from './keys.ts';
import { collection, readItem } from './read.ts';
import { sameRequest } from './requests.ts';
import { type StoredOffer, storedOffer } from './stored-offer.ts';
import type { Table } from './table.ts';
import { type Part, putNew, transact } from './transact.ts';

const itemOf = (offer: StoredOffer) => ({ ...offer, ...keys.offer(offer.caseId, offer.number) });

/** The offer in the place of the version it was read at. */
const replaced =
  (offer: StoredOffer, version: number): Part =>
  (TableName) => ({
    Put: {
      TableName,
      Item: itemOf(offer),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version },
    },
  });

const shown = (offer: StoredOffer): OfferRecord => offerRecord.parse(offer);

/** Whether a request was done to an offer. Throws 409 where one of the same id asked something else. */
export function wasDone({ requests }: StoredOffer, requestId: string, digest: string): boolean {
  const standing = requests.find((each) => each.requestId === requestId);
  sameRequest(standing?.digest, digest);
  return standing !== undefined;
}

/** The offers of cases. Whose the case is asks who calls. */
export const offerStore = (table: Table) => {
  const all = async (caseId: string): Promise<readonly StoredOffer[]> =>
    (await collection(table, keys.offer(caseId, 0))).map((item) => storedOffer.parse(item));

  return {
    all,

    /** As they are told, in the order of their numbers. */
    listOf: async (caseId: string): Promise<OfferRecord[]> => (await all(caseId)).map(shown),

    /** An offer of a case by its id; undefined where it has none of that id. */
    async get(caseId: string, id: string): Promise<StoredOffer | undefined> {
      const number = Number(ownId(id));
      if (!Number.isInteger(number) || id !== `${caseId}.${number}`) return undefined;
      return readItem(table, keys.offer(caseId, number), storedOffer);
    },

    /**
     * Writes a new offer, and the one that it counters as it then stands. False where the number is taken meanwhile;
     * 409 'Too Late' where the countered one has moved on.
     */
    async add(offer: StoredOffer, countered: StoredOffer | undefined, also: readonly Part[]): Promise<boolean> {
      const old = countered === undefined ? [] : [replaced(countered, countered.version - 1)];
      const inTheWay = await transact(table, [putNew(itemOf(offer)), caseStands(offer.caseId), ...old, ...also]);
      if (inTheWay.includes(2) && countered !== undefined)
        throw new Problem(409, 'Too Late', { current: await current(table, countered) });
      return inTheWay.length === 0;
    },

    /** Writes an offer as it then stands; false where it has moved on. */
    async replace(offer: StoredOffer, also: readonly Part[]): Promise<boolean> {
      const parts = [replaced(offer, offer.version - 1), caseStands(offer.caseId), ...also];
      return (await transact(table, parts)).length === 0;
    },
  };
};
export type Offers = ReturnType<typeof offerStore>;

async function current(table: Table, { caseId, number }: StoredOffer): Promise<OfferRecord | undefined> {
  const standing = await readItem(table, keys.offer(caseId, number), storedOffer);
  return standing && shown(standing);
}
