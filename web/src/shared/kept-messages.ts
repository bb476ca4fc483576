import { z } from 'zod';
import { storedUser } from '../api/session.ts';
import { type Log, messageLog, onMessages, putBackMessages } from '../ui/messages.ts';
import { isSharedDevice } from './whose-device.ts';

const key = 'messages';
const message = z.object({
  id: z.number(),
  text: z.string(),
  tone: z.enum(['plain', 'error']),
  at: z.coerce.date(),
  times: z.number(),
});
const kept = z.object({ userId: z.string(), messages: z.array(message), unread: z.number() });

function stored(): z.output<typeof kept> | undefined {
  try {
    return kept.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

function write(userId: string | undefined, log: Log): void {
  if (userId === undefined || isSharedDevice()) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify({ userId, ...log }));
}

/**
 * Keeps the messages of a tab through its reloads, for the user to whom they were said, until a log-out or until the tab is
 * closed. Of a device that several people use nothing but the page holds them.
 */
export function keepMessages(): () => void {
  const before = stored();
  if (before !== undefined && before.userId === storedUser()?.id && !isSharedDevice()) putBackMessages(before);
  let whose = before?.userId;
  return onMessages(() => {
    const log = messageLog();
    const userId = storedUser()?.id;
    whose = log.messages.length === 0 ? undefined : (whose ?? userId);
    write(whose === userId ? whose : undefined, log);
  });
}
