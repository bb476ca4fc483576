import { logout } from '@countwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../../api/request.ts';
import { clearSession } from '../../api/session.ts';
import { common } from '../../text/common.ts';
import { hideToasts, showToast } from '../../ui/toast.tsx';
import { caseDrafts } from '../case/case-draft.ts';
import { gestureStore } from '../case/gesture-store.ts';
import { forgetOpened } from '../case/opened-cases.ts';
import { forgetAnswers } from '../offline/own-device.ts';
import { forgetLeft } from './left-address.ts';

/** Ends the session here and on the server; the device forgets it even when the server cannot be told. */
export function useLogOut() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    hideToasts();
    await request(logout).catch(() => showToast({ message: common.logOutFailed, tone: 'error' }));
    clearSession();
    await gestureStore.clear().catch(() => undefined);
    caseDrafts.end();
    forgetLeft();
    forgetOpened();
    client.clear();
    await forgetAnswers().catch(() => undefined);
    await navigate('/login');
  };
}
