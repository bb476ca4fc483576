import { getCase } from '@countwise/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Failure, passes } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { storedUser } from '../api/session.ts';
import { keepAnswers } from '../shared/case/case-queries.ts';
import { gestureStore, type WaitingGesture } from '../shared/case/gesture-store.ts';
import { sendGesture, writesKey } from '../shared/case/send-gesture.ts';
import { caseList as text } from '../text/cases.ts';
import { common } from '../text/common.ts';
import { showToast } from '../ui/toast.tsx';

/**
 * Sends the gestures that wait on this device from an earlier visit, of every case, as the list is opened. What is refused
 * there waits for its case, which asks.
 */
export function useWaitingEdits(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const send = async () => {
      const waiting = await gestureStore.of(storedUser()?.id ?? '');
      // those of a case that was just left are on their way
      const idle = waiting.filter(({ caseId }) => client.isMutating({ mutationKey: writesKey(caseId) }) === 0);
      if (idle.length === 0) return;
      showToast({ message: common.resumed(idle.length) });
      for (const [caseId, gestures] of Map.groupBy(idle, (each) => each.caseId)) {
        const refused = await sendAll(client, gestures);
        if (refused === 'gone') showToast({ message: text.waitingGone, tone: 'error' });
        if (refused === 'asks')
          showToast({
            message: text.waitingAsks,
            tone: 'error',
            action: { label: text.view, run: () => void navigate(`/Cases/${caseId}`) },
          });
        if (refused === 'later') return;
      }
    };
    // a browser that keeps nothing has nothing that waits
    void send().catch(() => undefined);
  }, [client, navigate]);
}

type Refused = 'gone' | 'asks' | 'later';

/** Sends the gestures of one case in their order, as far as they are taken. */
async function sendAll(client: QueryClient, gestures: readonly WaitingGesture[]): Promise<Refused | null> {
  for (const gesture of gestures) {
    try {
      keepAnswers(client, [(await sendGesture(gesture)).case]);
    } catch (failure) {
      if (passes(failure) || !(failure instanceof Failure) || failure.status === 401) return 'later';
      if (failure.status !== 404 || (await isThere(gesture.caseId))) return 'asks';
      for (const each of gestures) await gestureStore.remove(each.id);
      return 'gone';
    }
    await gestureStore.remove(gesture.id);
  }
  return null;
}

/** Whether a case stands, where what a change names does not. */
const isThere = (id: string): Promise<boolean> =>
  request(getCase, { params: { id } }).then(
    () => true,
    (failure) => !(failure instanceof Failure) || failure.status !== 404,
  );
