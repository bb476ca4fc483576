import { type UserAttributes, userAttributes } from '@countwise/contract';
import { forgetMessages } from '../ui/messages.ts';

/** What the browser keeps of a session, under the product's own names. */
const names = {
  token: 'user_token',
  key: 'user_key',
  user: 'user_attr',
  status: 'subscription_status',
  readUntil: 'read_until',
} as const;

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
  localStorage.setItem(names.token, token);
  // the handle is in a cookie that no script reads; one from before is handed over with the next check
  if (key === '') localStorage.removeItem(names.key);
  else localStorage.setItem(names.key, key);
  storeUser(user);
  storeStatus(status);
  if (readUntil === undefined) localStorage.removeItem(names.readUntil);
  else localStorage.setItem(names.readUntil, readUntil);
}

/** Stores what was answered about a session, unless it was ended, or renewed elsewhere, while the server was asked. */
export function storeAnswer(asked: string, session: Session): void {
  if (storedToken() === asked) storeSession(session);
}

export function clearSession(): void {
  forgetMessages();
  for (const name of Object.values(names)) localStorage.removeItem(name);
}

export const storedToken = (): string | null => localStorage.getItem(names.token);
export const storedKey = (): string | null => localStorage.getItem(names.key);
export const storedStatus = (): string | null => localStorage.getItem(names.status);
/** The last day of a subscription that has ended and may still be read; null of one that holds. */
export const storedReadUntil = (): string | null => localStorage.getItem(names.readUntil);
export const storeStatus = (status: string): void => localStorage.setItem(names.status, status);

export const storeUser = (user: UserAttributes): void => localStorage.setItem(names.user, JSON.stringify(user));

/** The signed-in user, as the last answer of the server told it. */
export function storedUser(): UserAttributes | null {
  const text = localStorage.getItem(names.user);
  if (text === null) return null;
  try {
    return userAttributes.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
