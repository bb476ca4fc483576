import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { storedUser } from '../../api/session.ts';

const key = 'left_address';
/** `userId` is null of an address that was asked for while nobody was logged in. */
const left = z.object({ address: z.string().regex(/^\/(?!\/|error|login)/), userId: z.string().nullable() });

function stored(): z.output<typeof left> | undefined {
  try {
    return left.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Remembers, in this tab, the screen that a failure leads away from, and whose it is. Once nobody is logged in it stays as it is. */
export function rememberLeft(address: string): void {
  const userId = storedUser()?.id;
  if (userId !== undefined) keep(address, userId);
}

/** Remembers an address that was asked for while nobody was logged in, as by a link in a message: whoever logs in is led there. */
export function rememberAsked(address: string): void {
  // the screen that a session ended in stays whose it is
  if (stored()?.address !== address) keep(address, null);
}

function keep(address: string, userId: string | null): void {
  const found = left.safeParse({ address, userId });
  if (found.success) sessionStorage.setItem(key, JSON.stringify(found.data));
}

/** The screen that a failure led away from; null where there is none, or where it was somebody else's. */
export function leftAddress(): string | null {
  const found = stored();
  return found !== undefined && found.userId === storedUser()?.id ? found.address : null;
}

export const forgetLeft = (): void => sessionStorage.removeItem(key);

/**
 * Where a log-in leads: to the screen that was asked for without one, back to the case in which the same user's last session
 * ended, else to the cases. What this page still holds of somebody else is forgotten.
 */
export function afterLogIn(client: Pick<QueryClient, 'removeQueries'>): string {
  const address = leftAddress();
  const found = stored();
  forgetLeft();
  // the screen that logs in stands on queries of its own
  if (address === null) client.removeQueries({ type: 'inactive' });
  if (found?.userId === null) return found.address;
  return address?.startsWith('/Cases/') ? address : '/Cases';
}
