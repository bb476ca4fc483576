import { useSyncExternalStore } from 'react';

/** Something that the screen said for a moment, once or oftener. */
export interface Message {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'error';
  /** When it was said last. */
  readonly at: Date;
  readonly times: number;
}

export interface Log {
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly unread: number;
}

const longest = 50;
const empty: Log = { messages: [], unread: 0 };
const listeners = new Set<() => void>();
let log = empty;
let lastId = 0;

function keep(next: Log): void {
  log = next;
  for (const listener of listeners) listener();
}

/**
 * Keeps what is shown for a moment only, so that it can be read again; what was said before stands once, as said last. It
 * may name a defendant: where it outlives its page, `shared/kept-messages.ts` says.
 */
export function noteMessage(text: string, tone: Message['tone'], at = new Date()): void {
  lastId += 1;
  const before = log.messages.findIndex((message) => message.text === text && message.tone === tone);
  const times = (log.messages[before]?.times ?? 0) + 1;
  const others = log.messages.filter((_, place) => place !== before);
  const isUnread = before >= 0 && before < log.unread;
  keep({
    messages: [{ id: lastId, text, tone, at, times }, ...others].slice(0, longest),
    unread: isUnread ? log.unread : Math.min(log.unread + 1, longest),
  });
}

export const markMessagesRead = (): void => keep({ ...log, unread: 0 });

/** Empties the log: on request, and with the session that its messages belong to. */
export const forgetMessages = (): void => keep(empty);

/** Puts back what was said before this page was loaded. */
export function putBackMessages(before: Log): void {
  lastId = Math.max(lastId, ...before.messages.map(({ id }) => id));
  keep(before);
}

export const onMessages = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const messageLog = (): Log => log;
export const useMessages = (): Log => useSyncExternalStore(onMessages, messageLog);
