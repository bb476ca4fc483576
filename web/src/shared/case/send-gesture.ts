import { changeWhole, type GestureAnswer } from '@countwise/contract';
import { request } from '../../api/request.ts';
import type { WaitingGesture } from './gesture-store.ts';

/** What the gestures of a case are found by while they are under way. */
export const writesKey = (caseId: string) => ['write', caseId] as const;

/** Asks the server for a gesture; asked again, it is done once. */
export const sendGesture = ({ id, caseId, asks }: WaitingGesture): Promise<GestureAnswer> =>
  request(changeWhole, { params: { caseId }, body: { RequestId: id, writes: asks } });
