import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOwnDevice, setSharedDevice } from '../whose-device.ts';
import { forgetAnswers, setReadsOffline, standBy } from './own-device.ts';

const names = new Set<string>();
const workers = { registered: 0 };

beforeEach(() => {
  names.clear();
  names.add('answers').add('workbox-precache-v2');
  workers.registered = 0;
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  const unregister = async () => {
    workers.registered = 0;
  };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => {
        workers.registered += 1;
      },
      getRegistrations: async () => Array.from({ length: workers.registered }, () => ({ unregister })),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('nothing stands by before its user says that the device is their own', async () => {
  await standBy();
  expect([isOwnDevice(), workers.registered]).toEqual([false, 0]);
  await setReadsOffline(true);
  expect([isOwnDevice(), workers.registered]).toEqual([true, 1]);
});

test('a log-out forgets what was read, and keeps the site', async () => {
  await setReadsOffline(true);
  await forgetAnswers();
  expect([...names]).toEqual(['workbox-precache-v2']);
});

test.for(['said no longer', 'shared'] as const)('of a device that is %s nothing is left', async (why) => {
  await setReadsOffline(true);
  if (why === 'shared') setSharedDevice(true);
  await (why === 'shared' ? standBy() : setReadsOffline(false));
  expect([isOwnDevice(), workers.registered, names.has('answers')]).toEqual([false, 0, false]);
});
