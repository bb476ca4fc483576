import { type Gesture as AskedGesture, formFields } from '@countwise/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isOwnDevice, isSharedDevice } from '../whose-device.ts';

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

/** Keeps a gesture: the browser has the whole of it to do at once, if the tab ends in the next moment. */
async function keep(gesture: WaitingGesture): Promise<void> {
  const change = (await database()).transaction('gestures', 'readwrite');
  const put = change.store.put(gesture);
  change.commit();
  await Promise.all([put, change.done]);
}

/** What is held no longer than by its page. */
const inPage = new Map<string, WaitingGesture>();

/** Whether it says what the form of a case asks for: who the defendant is, and what is noted of them. */
const isOfForm = ({ asks }: WaitingGesture): boolean =>
  asks.some((write) => write.kind === 'case' && formFields.some((field) => field in write.fields));

/** A device that several people use keeps nothing; what may name the defendant stays on a device of its user's own alone. */
const isForPage = (gesture: WaitingGesture): boolean => isSharedDevice() || (isOfForm(gesture) && !isOwnDevice());

/**
 * The gestures that wait on this device, through reload, crash and log-in: a browser without a store for them has none,
 * and nothing but the page holds what is not for the device.
 */
export const gestureStore = {
  /** Answers whether it outlives the page. */
  put: async (gesture: WaitingGesture): Promise<boolean> => {
    if (isForPage(gesture)) inPage.set(gesture.id, gesture);
    else await keep(gesture);
    return !inPage.has(gesture.id);
  },
  remove: async (id: string): Promise<void> => {
    inPage.delete(id);
    await (await database()).delete('gestures', id);
  },
  /** Those of one user, of one case or all, in their order. */
  of: async (userId: string, caseId?: string): Promise<readonly WaitingGesture[]> =>
    [...(await (await database()).getAll('gestures')), ...inPage.values()]
      .filter((each) => each.userId === userId && (caseId === undefined || each.caseId === caseId))
      .toSorted((left, right) => left.place - right.place),
  /** At a log-in: a shared device forgets what waited on it, but for the user's own, which the page holds until it is sent. */
  begin: async (userId: string): Promise<void> => {
    if (!isSharedDevice()) return;
    for (const own of await gestureStore.of(userId)) inPage.set(own.id, own);
    await (await database()).clear('gestures');
  },
  /** Forgets them all: whoever uses the device next finds nothing. */
  clear: async (): Promise<void> => {
    inPage.clear();
    await (await database()).clear('gestures');
  },
};
