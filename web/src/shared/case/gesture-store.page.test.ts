import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { setCalledOwn, setSharedDevice } from '../whose-device.ts';
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

test.for([
  [false, { DefendantLastName: 'Rivera' }, []],
  [false, { OfficeNote: 'Ask Mr. Rivera for the papers.' }, []],
  [false, { NumberOfStrikes: 1 }, ['mine']],
  [true, { DefendantLastName: 'Rivera' }, ['mine']],
] as const)('on a device of its own: %s, of what waits %j the device keeps %j', async ([own, fields, kept]) => {
  setCalledOwn(own);
  const outlives = await gestureStore.put({ ...gesture('mine', 'me'), asks: [{ kind: 'case', fields, was: {} }] });
  expect([await idsOf('me'), await onDevice(), outlives]).toEqual([['mine'], kept, kept.length > 0]);
});
