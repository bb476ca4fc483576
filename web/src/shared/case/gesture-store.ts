import type { Gesture as AskedGesture } from '@countwise/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What one gesture asks of a case, kept on this device until the server has answered. */
export interface WaitingGesture {
  /** Its `RequestId`: made once, the same at each try. */
  readonly id: string;
  readonly userId: string;
  readonly caseId: string;
  /** What it is about, in words. */
  readonly what: string;
  /** Gestures are sent in the order they were made in. */
  readonly place: number;
  readonly asks: AskedGesture['writes'];
}

interface Schema extends DBSchema {
  readonly gestures: { readonly key: string; readonly value: WaitingGesture };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;
const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('countwise', 1, {
    upgrade: (db) => void db.createObjectStore('gestures', { keyPath: 'id' }),
  });
  return opened;
};

/** The gestures that wait on this device, through reload, crash and log-in: a browser without a store for them has none. */
export const gestureStore = {
  put: async (gesture: WaitingGesture): Promise<void> => void (await (await database()).put('gestures', gesture)),
  remove: async (id: string): Promise<void> => (await database()).delete('gestures', id),
  /** Those of one user, of one case or all, in their order. */
  of: async (userId: string, caseId?: string): Promise<readonly WaitingGesture[]> =>
    (await (await database()).getAll('gestures'))
      .filter((each) => each.userId === userId && (caseId === undefined || each.caseId === caseId))
      .toSorted((left, right) => left.place - right.place),
  /** Forgets them all: whoever uses the device next finds nothing. */
  clear: async (): Promise<void> => (await database()).clear('gestures'),
};
