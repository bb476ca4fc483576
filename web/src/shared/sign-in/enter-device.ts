import { storedUser } from '../../api/session.ts';
import { gestureStore } from '../case/gesture-store.ts';

/** What a log-in does on this device before the first screen: a shared one forgets what others left on it. */
export const enterDevice = (): Promise<void> =>
  // a browser that keeps nothing has nothing to forget
  gestureStore.begin(storedUser()?.id ?? '').catch(() => undefined);
