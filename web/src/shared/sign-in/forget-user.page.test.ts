import { expect, test, vi } from 'vitest';
import { caseDrafts } from '../case/case-draft.ts';
import { setSharedDevice } from '../whose-device.ts';
import { forgetUser } from './forget-user.ts';

/** What a device holds after a day's work: names of a defendant, ids of cases, addresses of users. */
const personal = [
  'user_token',
  'user_key',
  'user_attr',
  'subscription_status',
  'read_until',
  'selected_case_id',
  'earlier_case_ids',
  'signUpFormData',
  'subscriberDataValues',
  'case_drafts',
  'unfolded_case-1',
  'offers_case-1',
  'work_address',
  'report_choices',
  'report_choices_waiting',
  'whatever a part begins to write',
];
const ofDevice = [
  'case_list_hearings',
  'case_list_sentences',
  'case_menu_narrow',
  'charge_hidden_columns',
  'charge_list_view',
  'display',
  'reads_offline',
  'theme',
];
const ofTab = ['left_address', 'workAccountAttempt', 'case_list_view', 'reloaded_at', 'messages'];

test('after a log-out a device holds how it shows the product, and nothing of the person who left', async () => {
  for (const key of [...personal, ...ofDevice]) localStorage.setItem(key, 'said');
  for (const key of ofTab) sessionStorage.setItem(key, 'said');
  const clear = vi.fn<() => void>();
  await forgetUser({ clear });
  expect(Object.keys(localStorage).toSorted()).toEqual(ofDevice);
  expect(sessionStorage).toHaveLength(0);
  expect(clear).toHaveBeenCalledOnce();
});

test.for([true, false])('what was typed into a case and not saved is forgotten with it; shared: %s', async (shared) => {
  setSharedDevice(shared);
  caseDrafts.keep('ines', 'new', new Map([['DefendantLastName', 'Rivera']] as const));
  await forgetUser({ clear: () => undefined });
  expect([...caseDrafts.of('ines', 'new')]).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(shared ? ['shared_device'] : []);
});
