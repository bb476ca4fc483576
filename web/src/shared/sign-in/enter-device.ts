import { storedUser } from '../../api/session.ts';
import { caseDrafts } from '../case/case-draft.ts';
import { gestureStore } from '../case/gesture-store.ts';

/** What a log-in does on this device before the first screen: a shared one forgets what others left on it. */
export function enterDevice(): Promise<void> {
  const userId = storedUser()?.id ?? '';
  caseDrafts.begin(userId);
  // a browser that keeps nothing has nothing to forget
  return gestureStore.begin(userId).catch(() => undefined);
}
