import { addressOf, type CaseView } from './case-order.ts';

const key = 'case_list_view';

/** Order and status of the list as they were last chosen in this tab. The search, which may be a name, the tag and the corrected alone are not kept. */
export const lastView = (): URLSearchParams => new URLSearchParams(sessionStorage.getItem(key) ?? '');

export const keepView = (view: CaseView): void =>
  sessionStorage.setItem(key, addressOf({ ...view, search: '', tag: '', corrected: false }).toString());
