import { storedReadUntil } from '../../api/session.ts';
import { common } from '../../text/common.ts';
import { showToast } from '../../ui/toast.tsx';

/** Ends as another gesture than the last that was said is the one that Undo takes back. */
let newest = new AbortController();

/**
 * Says what the last gesture did, with the way back, for as long as Undo takes back that gesture and no other. An ended
 * subscription does nothing, of which `run` has said why.
 */
export function sayDone(message: string, undo: () => void): void {
  if (storedReadUntil() !== null) return;
  newest = new AbortController();
  showToast({ message, action: { label: common.undo, run: undo }, until: newest.signal });
}

/** Another gesture is the newest that can be taken back: what was said of the one before goes, with its Undo. */
export const noLongerNewest = (): void => newest.abort();
