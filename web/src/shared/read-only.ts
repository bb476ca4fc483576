import { useCallback } from 'react';
import { Failure } from '../api/failure.ts';
import { storedReadUntil, storedUser, useStored } from '../api/session.ts';
import { ended } from '../text/common.ts';
import { showToast } from '../ui/toast.tsx';

/** Why nothing can be added: the subscription has ended and is read only. False where it holds. */
export function useReadOnly(): string | false {
  return useStored(storedReadUntil) !== null && ended.nothingNew;
}

/** An act that adds, or where nothing can be added the reason: keys and the palette ask for it where its button is still. */
export function useUnlessReadOnly(): (act: () => void) => void {
  const why = useReadOnly();
  return useCallback((act) => (why === false ? act() : showToast({ message: why, tone: 'error' })), [why]);
}

const nothingChanged = (): string => ended.nothingChanged(storedUser()?.isAdmin === true);

/** Why nothing changes once the subscription has ended, and how to go on: the same try would be refused again. */
export const sayEnded = (): void => showToast({ message: nothingChanged(), tone: 'error' });

/** An act that changes what is there; once the subscription has ended the reason why not. */
export const unlessEnded = (act: () => void): void => (storedReadUntil() === null ? act() : sayEnded());

/** Whether the server refused a change because the subscription has ended. */
export const isEnded = (failure: unknown): boolean => failure instanceof Failure && failure.status === 402;

/** What is said of a change that failed: that the subscription has ended, where it has; else these words. */
export const saidOf = (failure: unknown, words: string): string => (isEnded(failure) ? nothingChanged() : words);
