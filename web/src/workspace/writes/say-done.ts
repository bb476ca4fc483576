import { storedReadUntil } from '../../api/session.ts';
import { common } from '../../text/common.ts';
import { showToast } from '../../ui/toast.tsx';

/** Says what a gesture did, with the way back. An ended subscription does nothing, of which `run` has said why. */
export function sayDone(message: string, undo: () => void): void {
  if (storedReadUntil() === null) showToast({ message, action: { label: common.undo, run: undo } });
}
