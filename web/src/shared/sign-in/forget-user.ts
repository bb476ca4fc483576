import type { QueryClient } from '@tanstack/react-query';
import { clearSession } from '../../api/session.ts';
import { caseDrafts } from '../case/case-draft.ts';
import { gestureStore } from '../case/gesture-store.ts';
import { forgetAnswers } from '../offline/own-device.ts';

/** How this device shows the product, and who uses it: nothing of a person or of a case. */
const ofDevice = new Set([
  'theme',
  'display',
  'shared_device',
  'reads_offline',
  'case_list_sentences',
  'case_list_hearings',
  'case_menu_narrow',
  'charge_list_view',
  'charge_hidden_columns',
]);

/** Nothing of whoever leaves stays on the device or in its page: all that is not known to be the device's own goes. */
export async function forgetUser(client: Pick<QueryClient, 'clear'>): Promise<void> {
  clearSession();
  caseDrafts.end();
  for (const key of Object.keys(localStorage)) if (!ofDevice.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  client.clear();
  // a browser that keeps nothing has nothing to forget
  await gestureStore.clear().catch(() => undefined);
  await forgetAnswers().catch(() => undefined);
}
