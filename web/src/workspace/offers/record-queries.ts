import {
  addOfferEvent,
  listOffers,
  makeOffer,
  type NewOffer,
  type OfferEvent,
  type OfferRecord,
} from '@countwise/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { useRequestIds } from '../../shared/case/use-request-ids.ts';

/** The offers that are recorded on a case, by number; those of a scenario are those of its original case. */
export const recordQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['recorded-offers', caseId],
    queryFn: async ({ signal }): Promise<readonly OfferRecord[]> =>
      (await request(listOffers, { params: { id: caseId }, signal })).offers,
  });

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

type Happened = Extract<OfferEvent, { event: 'refused' | 'withdrawn' | 'accepted' }>['event'];

/** What became of an offer, on the version that was read. */
export interface Answer {
  readonly offer: OfferRecord;
  readonly event: Happened;
  readonly at: string;
  readonly by: string;
}

/** Writes down what became of an offer. */
export function useAnswerOffer(caseId: string, onDone: () => void) {
  const client = useQueryClient();
  const requestIds = useRequestIds();
  return useMutation({
    mutationFn: (answer: Answer) => {
      const said = { version: answer.offer.version, at: answer.at, by: answer.by, note: '' };
      const RequestId = requestIds.of([answer.offer.id, answer.event, said]);
      return request(addOfferEvent, {
        params: { id: caseId, offer: answer.offer.id },
        body:
          answer.event === 'accepted'
            ? { ...said, RequestId, event: answer.event, scenarioId: null }
            : { ...said, RequestId, event: answer.event },
      });
    },
    onSuccess: () => {
      requestIds.done();
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: recordQuery(caseId).queryKey }),
  });
}
