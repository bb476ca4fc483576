import { storedUser } from '../../api/session.ts';
import { caseDrafts } from '../case/case-draft.ts';
import { gestureStore } from '../case/gesture-store.ts';
import { forgetAnswers, standBy } from '../offline/own-device.ts';

/** What a log-in does on this device before the first screen: it forgets what others read, and a shared one what they left. */
export async function enterDevice(): Promise<void> {
  const userId = storedUser()?.id ?? '';
  caseDrafts.begin(userId);
  // a browser that keeps nothing has nothing to forget
  await forgetAnswers().catch(() => undefined);
  await standBy().catch(() => undefined);
  await gestureStore.begin(userId).catch(() => undefined);
}
