import { logout } from '@countwise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { hideToasts, showToast } from '../../ui/toast.tsx';
import { forgetUser } from './forget-user.ts';

/** Ends the session here and on the server; the device forgets it even when the server cannot be told. */
export function useLogOut() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    hideToasts();
    await request(logout).catch(() => showToast({ message: common.logOutFailed, tone: 'error' }));
    await forgetUser(client);
    await navigate('/login');
  };
}
