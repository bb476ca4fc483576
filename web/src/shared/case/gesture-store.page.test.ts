import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { setSharedDevice } from '../whose-device.ts';
import { gestureStore } from './gesture-store.ts';

const gesture = (id: string, userId: string) => ({ id, userId, caseId: 'case', what: 'count 1', place: 1, asks: [] });
/** What the browser itself keeps, whoever asks. */
const onDevice = async () => (await openDB('countwise', 1)).getAllKeys('gestures');
const idsOf = async (userId: string) => (await gestureStore.of(userId)).map(({ id }) => id);

test('what waits stays on the device through a log-in, by its user, until it is sent or the user logs out', async () => {
  expect(await gestureStore.put(gesture('mine', 'me'))).toBe(true);
  await gestureStore.put(gesture('theirs', 'you'));
  await gestureStore.begin('me');
  expect([await idsOf('me'), await idsOf('you'), await onDevice()]).toEqual([['mine'], ['theirs'], ['mine', 'theirs']]);
  await gestureStore.remove('mine');
  expect(await idsOf('me')).toEqual([]);
  await gestureStore.clear();
  expect(await onDevice()).toEqual([]);
});

test('a device that is said to be shared forgets what waited on it; the user’s own is held by the page and sent', async () => {
  await gestureStore.put(gesture('mine', 'me'));
  await gestureStore.put(gesture('theirs', 'you'));
  setSharedDevice(true);
  await gestureStore.begin('me');
  expect([await idsOf('me'), await idsOf('you'), await onDevice()]).toEqual([['mine'], [], []]);
});

test('a shared device keeps nothing from then on, and says so of each', async () => {
  setSharedDevice(true);
  expect(await gestureStore.put(gesture('mine', 'me'))).toBe(false);
  expect([await idsOf('me'), await onDevice()]).toEqual([['mine'], []]);
  await gestureStore.remove('mine');
  expect(await idsOf('me')).toEqual([]);
});
