import { addOfferEvent, makeOffer, type NewOffer, type OfferEvent, type OfferRecord } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { useRequestIds } from '../../shared/case/use-request-ids.ts';
import { recordQuery } from '../work/recorded-offers-query.ts';

/** Records an offer: the same try again makes no second one. */
export function useMakeOffer(caseId: string, onDone: (made: OfferRecord) => void) {
  const client = useQueryClient();
  const requestIds = useRequestIds();
  return useMutation({
    mutationFn: (asked: Omit<NewOffer, 'RequestId'>) =>
      request(makeOffer, { params: { id: caseId }, body: { ...asked, RequestId: requestIds.of(asked) } }),
    onSuccess: (made) => {
      requestIds.done();
      onDone(made);
    },
    onSettled: () => client.invalidateQueries({ queryKey: recordQuery(caseId).queryKey }),
  });
}

/** What can be written down of an offer that stands. */
export type Happening = OfferEvent['event'];

/** What became of an offer, on the version that was read; the last day and the conditions are those of an amendment. */
export interface Answer {
  readonly offer: OfferRecord;
  readonly event: Happening;
  readonly at: string;
  readonly by: string;
  readonly expiresAt: string | null;
  readonly conditions: string;
  /** The scenario that an accepted offer was copied to. */
  readonly scenarioId: string | null;
}

type Said = Pick<OfferEvent, 'RequestId' | 'version' | 'at' | 'by' | 'note'>;

function eventOf({ event, scenarioId, expiresAt, conditions }: Answer, said: Said): OfferEvent {
  switch (event) {
    case 'accepted':
      return { ...said, event, scenarioId };
    case 'amended':
      return { ...said, event, expiresAt, conditions };
    default:
      return { ...said, event };
  }
}

/** Writes down what became of an offer. */
export function useAnswerOffer(caseId: string, onDone: () => void) {
  const client = useQueryClient();
  const requestIds = useRequestIds();
  return useMutation({
    mutationFn: (answer: Answer) => {
      const { offer, at, by } = answer;
      const RequestId = requestIds.of({ ...answer, offer: offer.id, version: offer.version });
      const body = eventOf(answer, { RequestId, version: offer.version, at, by, note: '' });
      return request(addOfferEvent, { params: { id: caseId, offer: offer.id }, body });
    },
    onSuccess: () => {
      requestIds.done();
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: recordQuery(caseId).queryKey }),
  });
}
