import { isOwnDevice, setCalledOwn, wasCalledOwn } from '../whose-device.ts';

const worker = '/service-worker.js';

export const canReadOffline = (): boolean => 'serviceWorker' in navigator;

const isOfSite = (cache: string): boolean => cache.startsWith('workbox-precache');

/** Forgets the answers that were read, at a log-out and of a device that is shared; the site itself stays. */
export async function forgetAnswers(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((each) => !isOfSite(each)).map((each) => caches.delete(each)));
}

/**
 * Keeps what is read from now on, or no longer and nothing of before.
 * @throws where the browser refuses to keep anything
 */
export async function setReadsOffline(reads: boolean): Promise<void> {
  if (reads) {
    await navigator.serviceWorker.register(worker);
    setCalledOwn(true);
    return;
  }
  setCalledOwn(false);
  const registered = canReadOffline() ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(registered.map((each) => each.unregister()));
  await forgetAnswers();
}

/** As the site begins: the newest version stands by on a device of one's own, and none where it is shared. */
export async function standBy(): Promise<void> {
  if (!canReadOffline() || !wasCalledOwn()) return;
  if (isOwnDevice()) await navigator.serviceWorker.register(worker);
  else await setReadsOffline(false);
}
