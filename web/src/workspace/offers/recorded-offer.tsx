import {
  cardLanguages,
  cardPages,
  isExpired,
  type OfferRecord,
  type OfferState,
  printOfferCard,
} from '@countwise/contract';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { offers } from '../../text/offers.ts';
import { recordedOffers as text } from '../../text/recorded-offers.ts';
import { Button } from '../../ui/button.tsx';
import { longDate, today } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { faultOf, useReport } from '../reports/use-report.ts';
import { recordedLength } from '../work/recorded-length.ts';
import { useWork } from '../writes/work-context.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { Happening } from './record-queries.ts';
import type { Credit } from './shown.ts';
import { useTodayText } from './use-today-text.ts';

const printed = cardPages.flatMap((page) => cardLanguages.map((language) => ({ page, language })));

/** What can still become of an offer, by where it stands. */
const happenings: Readonly<Record<OfferState | 'expired', readonly Happening[]>> = {
  draft: ['made', 'withdrawn', 'amended'],
  made: ['accepted', 'refused', 'withdrawn', 'amended'],
  expired: ['refused', 'withdrawn', 'amended'],
  countered: [],
  accepted: [],
  refused: [],
  withdrawn: [],
};

/** Who made it when, until when it is good, and by which law it was computed. */
const madeOf = ({ madeByName, madeAt, expiresAt, form, summary, kind }: OfferRecord): string =>
  [
    text.made(madeByName, longDate(madeAt)),
    ...(expiresAt === null ? [] : [text.until(longDate(expiresAt))]),
    ...(kind === 'offer' ? [text.forms[form].toLowerCase()] : []),
    text.computed(longDate(summary.today)),
  ].join(', ');

/** One offer as it was frozen, what became of it, and what may be done with it. */
export function Recorded({ offer, side }: { readonly offer: OfferRecord; readonly side: Credit }) {
  const maker = offer.madeBy === null ? text.indication : text.makers[offer.madeBy];
  const state = isExpired(offer, today()) ? 'expired' : offer.state;
  const now = useTodayText(offer);
  return (
    <li>
      <p>
        <b>{text.name(offer.number, maker)}</b> <span className="tag">{text.states[state]}</span>{' '}
        {recordedLength(offer)}, {text.serves(offers.serve(offer.summary.serveDays[side]))}
      </p>
      <p className="mode-note">
        {madeOf(offer)}
        {now !== null && `. ${now}`}
      </p>
      {offer.answers
        .filter(({ to }) => to !== 'made')
        .map(({ to, by, at, recordedAt }) => (
          <p key={`${to} ${recordedAt}`} className="mode-note">
            {text.answered(to, by, longDate(at))}
          </p>
        ))}
      <Acts offer={offer} state={state} />
    </li>
  );
}

function Acts({ offer, state }: { readonly offer: OfferRecord; readonly state: OfferState | 'expired' }) {
  const [doing, setDoing] = useState<Happening | null>(null);
  const { record } = useWork();
  const card = useReport();
  const events = [...happenings[state], ...(offer.translation === null ? (['reviewed'] as const) : [])];
  return (
    <>
      <div className="offers-recorded-acts">
        {events.map((event) => (
          <Button key={event} onClick={() => setDoing(event)}>
            {text.events[event]}
          </Button>
        ))}
        {printed.map(({ page, language }) => (
          <Button
            key={`${page} ${language}`}
            busy={card.isPending}
            onClick={() =>
              card.print(() =>
                request(printOfferCard, { params: { id: record.Id, offer: offer.id }, query: { language, page } }),
              )
            }
          >
            {text.print[page][language]}
          </Button>
        ))}
      </div>
      {card.isError && <p role="alert">{faultOf(card.error)}</p>}
      <Dialog
        opened={doing !== null}
        onClose={() => setDoing(null)}
        title={doing === null ? '' : text.eventTitle(text.events[doing], offer.number)}
      >
        {doing !== null && <AnswerForm offer={offer} event={doing} onDone={() => setDoing(null)} />}
      </Dialog>
    </>
  );
}
