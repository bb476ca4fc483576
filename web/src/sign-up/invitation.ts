import { invitationInfo, subscriberInfo } from '@countwise/contract';
import { redirect } from 'react-router';
import type { z } from 'zod';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { common, invitation as text } from '../text/common.ts';
import { showToast } from '../ui/toast.tsx';

const key = 'subscriberDataValues';
export type Invitation = z.output<typeof invitationInfo>;

/** `/signup/{guid}`: who invites is looked up and kept on this device; an invitation that is not good leads home, and is said to be over. */
export async function openInvitation(guid: string): Promise<Response> {
  try {
    const invitation = await request(subscriberInfo, { params: { guid } });
    localStorage.setItem(key, JSON.stringify(invitation));
  } catch (failure) {
    const isOver = failure instanceof Failure && (failure.status === 404 || failure.status === 410);
    showToast({ message: isOver ? text.over : common.offline, tone: 'error' });
    return redirect('/');
  }
  return redirect('/signupWithCode');
}

/** The invitation that was opened on this device; null where there is none. */
export function storedInvitation(): Invitation | null {
  try {
    return invitationInfo.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

export const forgetInvitation = (): void => localStorage.removeItem(key);
