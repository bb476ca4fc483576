import { isExpired, type OfferAnswer, type OfferEvent, type OfferRecord, type OfferState } from '@countwise/contract';
import { fault } from '../base/problem.ts';

type Event = OfferEvent['event'];

/** From which states each event may come; one that names no new state leaves it. */
const moves: Readonly<Record<Event, { readonly from: readonly OfferState[]; readonly to?: OfferState }>> = {
  made: { from: ['draft'], to: 'made' },
  accepted: { from: ['made'], to: 'accepted' },
  refused: { from: ['made'], to: 'refused' },
  withdrawn: { from: ['draft', 'made'], to: 'withdrawn' },
  amended: { from: ['draft', 'made'] },
  reviewed: { from: ['draft', 'made', 'countered', 'accepted', 'refused', 'withdrawn'] },
};

/** What an event sets of an offer beside its state. */
function fieldsOf(event: OfferEvent): Partial<OfferRecord> {
  switch (event.event) {
    case 'accepted':
      return { scenarioId: event.scenarioId };
    case 'amended':
      // other conditions are other words, which nobody has read in Spanish
      return { expiresAt: event.expiresAt, conditions: event.conditions, translation: null };
    case 'reviewed':
      return { translation: { by: event.by, at: event.at } };
    default:
      return {};
  }
}

/** Throws 400 where an event cannot be of an offer as it stands. */
function refuse(offer: OfferRecord, event: OfferEvent): void {
  if (!moves[event.event].from.includes(offer.state))
    throw fault('event', `An offer that is ${offer.state} cannot be ${event.event}.`);
  if (event.event === 'accepted' && isExpired(offer, event.at))
    throw fault('at', 'The offer had expired by that day. Amend its last day first.');
  if (event.event === 'amended' && offer.kind === 'indication' && event.expiresAt !== null)
    throw fault('expiresAt', 'An indicated sentence has no last day.');
}

/** An offer after what became of it. Throws 400 where that cannot be of an offer in its state. */
export function afterEvent<Offer extends OfferRecord>(offer: Offer, event: OfferEvent, recordedAt: string): Offer {
  refuse(offer, event);
  const { to } = moves[event.event];
  const { at, by, note } = event;
  const answer: OfferAnswer = { to: to ?? wordOf(event), at, by, note, recordedAt, offer: null };
  return {
    ...offer,
    ...fieldsOf(event),
    state: to ?? offer.state,
    answers: [...offer.answers, answer],
    version: offer.version + 1,
  };
}

const wordOf = ({ event }: OfferEvent): 'amended' | 'reviewed' => (event === 'amended' ? 'amended' : 'reviewed');
