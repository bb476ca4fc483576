/** How long a scenario that was deleted can be brought back. */
const undoMs = 10_000;

const waiting = new Map<string, () => void>();

/** Whether it was deleted and is only still there to be brought back. */
export const isLeaving = (id: string): boolean => waiting.has(id);

/**
 * Deletes after ten seconds, or once the page is left; until then it can be taken back.
 * Answers what takes it back.
 */
export function deleteLater(id: string, remove: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', whenHidden);
  };
  const now = () => {
    end();
    remove();
  };
  const whenHidden = () => document.visibilityState === 'hidden' && now();
  const timer = setTimeout(now, undoMs);
  document.addEventListener('visibilitychange', whenHidden);
  waiting.set(id, end);
  return () => {
    waiting.get(id)?.();
    waiting.delete(id);
  };
}

/** It is gone, or could not be deleted: it no longer waits. */
export const noLongerLeaving = (id: string): boolean => waiting.delete(id);
