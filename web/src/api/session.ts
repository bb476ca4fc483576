import { type UserAttributes, userAttributes } from '@countwise/contract';
import { useSyncExternalStore } from 'react';
import { forgetMessages } from '../ui/messages.ts';

/** What the browser keeps of a session, under the product's own names. */
const names = {
  token: 'user_token',
  key: 'user_key',
  user: 'user_attr',
  status: 'subscription_status',
  readUntil: 'read_until',
} as const;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function keep(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
  for (const listener of listeners) listener();
}

/** What is read of the session, as it stands now and after each answer about it: a check may be answered beside the screen. */
export const useStored = <Value>(read: () => Value): Value => useSyncExternalStore(subscribe, read);

export interface Session {
  readonly token: string;
  readonly key: string;
  readonly user: UserAttributes;
  readonly status: string;
  /** Of a subscription that has ended: the last day of reading. */
  readonly readUntil?: string | undefined;
}

/** A session that begins where none was begins without messages. */
export function storeSession({ token, key, user, status, readUntil }: Session): void {
  if (storedToken() === null) forgetMessages();
  keep(names.token, token);
  // the handle is in a cookie that no script reads; one from before is handed over with the next check
  keep(names.key, key === '' ? null : key);
  storeUser(user);
  storeStatus(status);
  keep(names.readUntil, readUntil ?? null);
}

/** Stores what was answered about a session, unless it was ended, or renewed elsewhere, while the server was asked. */
export function storeAnswer(asked: string, session: Session): void {
  if (storedToken() === asked) storeSession(session);
}

export function clearSession(): void {
  forgetMessages();
  for (const name of Object.values(names)) keep(name, null);
}

export const storedToken = (): string | null => localStorage.getItem(names.token);
export const storedKey = (): string | null => localStorage.getItem(names.key);
export const storedStatus = (): string | null => localStorage.getItem(names.status);
/** The last day of a subscription that has ended and may still be read; null of one that holds. */
export const storedReadUntil = (): string | null => localStorage.getItem(names.readUntil);
export const storeStatus = (status: string): void => keep(names.status, status);

export const storeUser = (user: UserAttributes): void => keep(names.user, JSON.stringify(user));

/** What was read last, so that the same words are the same user. */
let known: { readonly text: string | null; readonly user: UserAttributes | null } = { text: null, user: null };

/** The signed-in user, as the last answer of the server told it. */
export function storedUser(): UserAttributes | null {
  const text = localStorage.getItem(names.user);
  if (text !== known.text) known = { text, user: text === null ? null : userIn(text) };
  return known.user;
}

function userIn(text: string): UserAttributes | null {
  try {
    return userAttributes.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
