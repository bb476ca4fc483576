import { useSyncExternalStore } from 'react';

/** Something that the screen said for a moment. */
export interface Message {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'error';
  readonly at: Date;
}

interface Log {
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

/** Keeps what is shown for a moment only, so that it can be read again. In memory alone: it may name a defendant. */
export function noteMessage(text: string, tone: Message['tone'], at = new Date()): void {
  lastId += 1;
  const messages = [{ id: lastId, text, tone, at }, ...log.messages].slice(0, longest);
  keep({ messages, unread: Math.min(log.unread + 1, longest) });
}

export const markMessagesRead = (): void => keep({ ...log, unread: 0 });

/** Empties the log: on request, and with the session that its messages belong to. */
export const forgetMessages = (): void => keep(empty);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const messageLog = (): Log => log;
export const useMessages = (): Log => useSyncExternalStore(subscribe, messageLog);
