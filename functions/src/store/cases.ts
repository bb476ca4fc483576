import type { CaseCircumstance, CaseFactor, CaseLimitation, CaseRecord, ChargeRecord } from '@countwise/contract';
import { z } from 'zod';
import { notThere } from '../base/problem.ts';
import { asRead } from './as-read.ts';
import { scenarioIdsOf } from './case-family.ts';
import { caseStands } from './case-stands.ts';
import { type Changes, changed, changeItem, given } from './change.ts';
import { type ChildKind, caseIdOf, index, type Key, keys } from './keys.ts';
import { collection, queryPage, readItem, readItems } from './read.ts';
import { followingParts } from './shared-facts.ts';
import { finishStaged } from './staged.ts';
import { type StoredCase, storedCase, storedRecord } from './stored-case.ts';
import { storedCharge } from './stored-charge.ts';
import { storedCircumstance, storedFactor, storedLimitation } from './stored-children.ts';
import type { Table } from './table.ts';
import { type Part, putNew, transact } from './transact.ts';

const child = z.object({ SK: z.string(), Place: z.number().default(0) });

/** A case with everything that hangs on it. */
export interface WholeCase {
  readonly record: CaseRecord;
  /** What its charges were read at; see `StoredCase`. */
  readonly chargesRevision: number;
  readonly charges: readonly ChargeRecord[];
  readonly limitations: readonly CaseLimitation[];
  readonly factors: readonly CaseFactor[];
  readonly circumstances: readonly CaseCircumstance[];
}

interface CasePage {
  readonly cases: CaseRecord[];
  /** The mark of the page after; null where this is the last. */
  readonly next: string | null;
}

/** Where a page that ends with this case ended. It names no owner: that is always whoever asks. */
export const markOf = ({ CreatedAt, Id }: Pick<CaseRecord, 'CreatedAt' | 'Id'>): string => `${CreatedAt}#${Id}`;
const startOf = (ownerId: string, mark: string) => {
  const [createdAt = '', id = ''] = mark.split('#');
  return { ...keys.case(id), ...index.casesOf(ownerId, createdAt) };
};

/** What a case may be read by: its owner, and nobody else. Throws 404 for a case of another owner as for none. */
const owned = (ownerId: string, stored: StoredCase | undefined): StoredCase => {
  if (stored === undefined || !isOwned(ownerId, stored)) throw notThere('case');
  return stored;
};
const isOwned = (ownerId: string, { OwnerId, DeletedAt }: StoredCase): boolean =>
  OwnerId === ownerId && DeletedAt === undefined;

/** A child by its kind and its id. */
export type ChildName = readonly [kind: ChildKind, id: string];

/** Where the named children of a case lie, each once; what another case's id stands in is none of them. */
const ownKeys = (caseId: string, named: readonly ChildName[]): readonly Key[] => {
  const own = named.filter(([, id]) => caseIdOf(id) === caseId);
  return [...new Map(own.map(([kind, id]) => [`${kind} ${id}`, keys.child(kind, id)])).values()];
};

/** A copy that was cut short: the request that began it makes it anew. */
const isUnborn = ({ CopyBegunAt, DeletedAt }: StoredCase): boolean =>
  CopyBegunAt !== undefined && CopyBegunAt === DeletedAt;

/** Cases and scenarios as `CaseRecord`, each for its owner alone: another's is not there, 404 by its id. */
export function caseStore(table: Table) {
  const standing = async (ownerId: string, id: string): Promise<StoredCase> => {
    const stored = owned(ownerId, await readItem(table, keys.case(id), storedCase));
    if (stored.Staged === undefined) return stored;
    await finishStaged(table, id, stored.Staged);
    return standing(ownerId, id);
  };
  const get = async (ownerId: string, id: string): Promise<CaseRecord> =>
    storedRecord.parse(await standing(ownerId, id));

  const wholeOf = async (
    ownerId: string,
    id: string,
    read: () => Promise<readonly Record<string, unknown>[]>,
  ): Promise<WholeCase> => {
    const items = (await read()).map((item) => ({ item, ...child.parse(item) }));
    const ofKind = <T>(kind: ChildKind | 'CASE', schema: z.ZodType<T>): readonly T[] =>
      items
        .filter(({ SK }) => SK === kind || SK.startsWith(`${kind}#`))
        .toSorted((left, right) => left.Place - right.Place)
        .map(({ item }) => schema.parse(item));
    const stored = owned(ownerId, ofKind('CASE', storedCase)[0]);
    if (stored.Staged !== undefined) {
      await finishStaged(table, id, stored.Staged);
      return wholeOf(ownerId, id, read);
    }
    return {
      record: storedRecord.parse(stored),
      chargesRevision: stored.ChargesRevision,
      charges: ofKind('CHARGE', storedCharge),
      limitations: ofKind('LIMITATION', storedLimitation),
      factors: ofKind('FACTOR', storedFactor),
      circumstances: ofKind('CIRCUMSTANCE', storedCircumstance),
    };
  };

  return {
    /** The case itself, without what hangs on it. */
    get,

    /** One case with all its children, in one query. What a large gesture left unfinished is finished first. */
    whole: (ownerId: string, id: string): Promise<WholeCase> =>
      wholeOf(ownerId, id, () => collection(table, keys.case(id))),

    /** One case with no more of its own children than are named: as much is read as is named, however much it holds. */
    part: (ownerId: string, id: string, named: readonly ChildName[]): Promise<WholeCase> =>
      wholeOf(ownerId, id, () => readItems(table, [keys.case(id), ...ownKeys(id, named)])),

    /** What a case, and the request that made it, is: undefined where there is none, 404 where it is another owner's. */
    async madeBy(ownerId: string, id: string): Promise<{ record: CaseRecord; digest: string | undefined } | undefined> {
      const stored = await readItem(table, keys.case(id), storedCase);
      if (stored === undefined || (stored.OwnerId === ownerId && isUnborn(stored))) return undefined;
      return { record: storedRecord.parse(owned(ownerId, stored)), digest: stored.RequestDigest };
    },

    /** The scenarios of a main case of an owner, oldest first. */
    async scenariosOf(ownerId: string, mainId: string): Promise<CaseRecord[]> {
      const ids = await scenarioIdsOf(table, mainId);
      const read = await readItems(
        table,
        ids.map((id) => keys.case(id)),
      );
      return read
        .map((item) => storedCase.parse(item))
        .flatMap((stored) => (isOwned(ownerId, stored) ? [storedRecord.parse(stored)] : []))
        .toSorted((left, right) => left.CreatedAt.localeCompare(right.CreatedAt));
    },

    /** A page of the cases of an owner, scenarios among them, newest first: at most `limit` of them, those after `mark`. */
    async page(ownerId: string, mark: string | undefined, limit: number): Promise<CasePage> {
      const { GSI1PK } = index.casesOf(ownerId, '');
      const { items, isLast } = await queryPage(table, {
        IndexName: 'GSI1',
        KeyConditionExpression: 'GSI1PK = :pk',
        ExpressionAttributeValues: { ':pk': GSI1PK },
        ScanIndexForward: false,
        Limit: limit,
        ExclusiveStartKey: mark === undefined ? undefined : startOf(ownerId, mark),
      });
      const page = items.map((item) => storedRecord.parse(item));
      const last = page.at(-1);
      return { cases: page, next: isLast || last === undefined ? null : markOf(last) };
    },

    /**
     * Writes a new case, a scenario together with its mark in the main case; answers the one that stands under its id
     * already. 404 where the main case is gone.
     */
    async create(record: CaseRecord, RequestDigest: string, also: readonly Part[] = []): Promise<CaseRecord> {
      const stored: StoredCase = { ...storedRecord.parse(record), ChargesRevision: 0, RequestDigest };
      const inTheWay = await transact(table, [
        putNew({ ...stored, ...keys.case(record.Id), ...index.casesOf(record.OwnerId, record.CreatedAt) }),
        ...(record.ParentCaseId === null ? [] : scenarioOf(record.ParentCaseId, record.Id)),
        ...also,
      ]);
      if (inTheWay.includes(0)) return get(record.OwnerId, record.Id);
      if (inTheWay.length > 0) throw notThere('case');
      return record;
    },

    /**
     * Changes fields of a case, and with it what the others of its family share of the person; 404 where it is not the
     * owner's, 409 where the version has moved on.
     */
    async change(
      ownerId: string,
      id: string,
      fields: Changes<Omit<CaseRecord, 'Id' | 'OwnerId' | 'Version'>>,
      version: number | undefined,
    ): Promise<CaseRecord> {
      const update = { key: keys.case(id), fields, version };
      return asRead(
        () => get(ownerId, id),
        async (before) => {
          const after = storedRecord.parse({ ...before, ...given(fields) });
          const following = await followingParts(table, before, after);
          const inTheWay = following.length === 0 ? [0] : await transact(table, [changed(update), ...following]);
          if (inTheWay.length === 0) return get(ownerId, id);
          if (!inTheWay.includes(0)) return undefined;
          const alone = await changeItem(table, { ...update, schema: storedRecord });
          if (alone === undefined) throw notThere('case');
          return alone;
        },
      );
    },
  };
}
export type Cases = ReturnType<typeof caseStore>;

const scenarioOf = (parentId: string, id: string): readonly Part[] => [
  putNew({ ...keys.scenario(parentId, id), ScenarioId: id }),
  caseStands(parentId),
];
