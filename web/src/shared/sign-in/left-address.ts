import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { storedUser } from '../../api/session.ts';

const key = 'left_address';
const left = z.object({ address: z.string().regex(/^\/(?!\/|error|login)/), userId: z.string() });

function stored(): z.output<typeof left> | undefined {
  try {
    return left.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Remembers, in this tab, the screen that a failure leads away from, and whose it is. Once nobody is logged in it stays as it is. */
export function rememberLeft(address: string): void {
  const found = left.safeParse({ address, userId: storedUser()?.id });
  if (found.success) sessionStorage.setItem(key, JSON.stringify(found.data));
}

/** The screen that a failure led away from; null where there is none, or where it was somebody else's. */
export function leftAddress(): string | null {
  const found = stored();
  return found !== undefined && found.userId === storedUser()?.id ? found.address : null;
}

export const forgetLeft = (): void => sessionStorage.removeItem(key);

/**
 * Where a log-in leads: back to the case in which the same user's last session ended, else to the cases. What this page
 * still holds of somebody else is forgotten.
 */
export function afterLogIn(client: Pick<QueryClient, 'removeQueries'>): string {
  const address = leftAddress();
  forgetLeft();
  // the screen that logs in stands on queries of its own
  if (address === null) client.removeQueries({ type: 'inactive' });
  return address?.startsWith('/Cases/') ? address : '/Cases';
}
