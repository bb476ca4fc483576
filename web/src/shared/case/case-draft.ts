import { type FormField, formFields } from '@countwise/contract';
import { z } from 'zod';
import { isOwnDevice, isSharedDevice } from '../whose-device.ts';

/** What was typed into the form of a case, or of a new one, and is not saved yet. */
const draft = z.object({
  userId: z.string(),
  /** `new` of a case that is not made yet. */
  caseId: z.string(),
  /** The fields that were changed, as they are typed or chosen. */
  typed: z.record(z.string(), z.string()),
  at: z.number(),
});
type Draft = z.output<typeof draft>;

const key = 'case_drafts';
/** Days after which a draft is forgotten, and how many are kept. */
const keptDays = 30;
const mostKept = 20;

/** What a shared device holds no longer than its page. */
let inPage: readonly Draft[] = [];

const isFresh = ({ at }: Draft): boolean => Date.now() - at < keptDays * 86_400_000;

/** Where drafts stand: a device of one's own keeps them; of any other its tab does, and they end with it. */
const placeOf = (own: boolean): Storage => (own ? localStorage : sessionStorage);

function draftsIn(place: Storage): readonly Draft[] {
  try {
    return z.array(draft).parse(JSON.parse(place.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Those of the tab and of the device, the latest first: a device may have become one's own since, or be so no longer. */
const written = (): readonly Draft[] =>
  [sessionStorage, localStorage].flatMap(draftsIn).toSorted((left, right) => right.at - left.at);
const stored = (): readonly Draft[] => (isSharedDevice() ? inPage : written());

function forget(): void {
  sessionStorage.removeItem(key);
  localStorage.removeItem(key);
}

function keep(drafts: readonly Draft[]): void {
  const kept = drafts.filter(isFresh).slice(0, mostKept);
  if (isSharedDevice()) {
    inPage = kept;
    return;
  }
  const own = isOwnDevice();
  placeOf(!own).removeItem(key);
  if (kept.length === 0) placeOf(own).removeItem(key);
  else placeOf(own).setItem(key, JSON.stringify(kept));
}

const isOf =
  (userId: string, caseId: string) =>
  (one: Draft): boolean =>
    one.userId === userId && one.caseId === caseId;

/**
 * Drafts of the form of a case, of each user their own: through reload, the end of a session and log-in in the tab, until a
 * log-out; a device that its user calls their own keeps them for thirty days. Of one that several people use nothing but the
 * page holds them.
 */
export const caseDrafts = {
  of: (userId: string, caseId: string): ReadonlyMap<FormField, string> => {
    const found = stored().filter(isFresh).find(isOf(userId, caseId));
    return new Map(formFields.flatMap((field) => [[field, found?.typed[field]] as const]).filter(isTyped));
  },
  /** Nothing typed is no draft. */
  keep: (userId: string, caseId: string, typed: ReadonlyMap<FormField, string>): void => {
    const others = stored().filter((one) => !isOf(userId, caseId)(one));
    const own = { userId, caseId, typed: Object.fromEntries(typed), at: Date.now() };
    keep(typed.size === 0 ? others : [own, ...others]);
  },
  /** Brings what is written to its place: at the start of the site, and as a device becomes one's own or is so no longer. */
  settle: (): void => keep(stored()),
  /** At a log-in: a shared device forgets what was typed on it, but for the user's own, which the page holds. */
  begin: (userId: string): void => {
    if (!isSharedDevice()) {
      caseDrafts.settle();
      return;
    }
    inPage = [...inPage, ...written()].filter((one) => one.userId === userId);
    forget();
  },
  /** At a log-out: all of it is forgotten. */
  end: (): void => {
    inPage = [];
    forget();
  },
};
const isTyped = (entry: readonly [FormField, string | undefined]): entry is readonly [FormField, string] =>
  entry[1] !== undefined;
