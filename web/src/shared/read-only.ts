import { useCallback } from 'react';
import { storedReadUntil, useStored } from '../api/session.ts';
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
