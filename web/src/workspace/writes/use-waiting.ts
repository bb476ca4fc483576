import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storedUser } from '../../api/session.ts';
import { gestureStore } from '../../shared/case/gesture-store.ts';
import { common } from '../../text/common.ts';
import { showToast } from '../../ui/toast.tsx';
import { type Gesture, resumed, underWayOf } from './gestures.ts';

/** Sends the gestures that wait on this device from an earlier visit as soon as their case is there, in their order, and says so. */
export function useWaiting(caseId: string, ready: boolean, begin: (gesture: Gesture) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!ready) return;
    let left = false;
    const resume = async () => {
      const kept = await gestureStore.of(storedUser()?.id ?? '', caseId);
      const waiting = kept.filter(({ id }) => !underWayOf(client).has(id));
      if (left || waiting.length === 0) return;
      for (const each of waiting) begin(resumed(each));
      showToast({ message: common.resumed(waiting.length) });
    };
    // a browser that keeps nothing has nothing that waits
    void resume().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [client, caseId, ready, begin]);
}
