import { cardLanguages, isExpired, type OfferRecord, printOfferCard } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { offers } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { longDate, today } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { faultOf, useReport } from '../reports/use-report.ts';
import { useWork } from '../writes/work-context.tsx';
import { type Answer, recordQuery, useAnswerOffer } from './record-queries.ts';
import type { Credit } from './shown.ts';

const text = offers.record;
const events = ['accepted', 'refused', 'withdrawn'] as const;

/** The offers that were made on the case, each as it was frozen, and what became of it. */
export function RecordedOffers({ side }: { readonly side: Credit }) {
  const { record } = useWork();
  const { data, isError, refetch } = useQuery(recordQuery(record.Id));
  return (
    <section className="offers-recorded">
      <h3>{text.title}</h3>
      {isError && (
        <p role="alert">
          {text.failed} <Button onClick={() => void refetch()}>{common.retry}</Button>
        </p>
      )}
      {data?.length === 0 && <p className="quiet">{text.none}</p>}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map((offer) => (
            <Recorded key={offer.id} offer={offer} side={side} />
          ))}
        </ul>
      )}
    </section>
  );
}

const lengthOf = ({ summary: { determinate, indeterminate, misdemeanorDays } }: OfferRecord): string =>
  [indeterminate, determinate === '0d' ? '' : determinate, misdemeanorDays > 0 ? `${misdemeanorDays}d` : '']
    .filter((part) => part !== '')
    .join(' + ');

/** Who made it when, until when it is good, and by which law it was computed. */
const madeOf = ({ madeByName, madeAt, expiresAt, form, summary }: OfferRecord): string =>
  [
    text.made(madeByName, longDate(madeAt)),
    ...(expiresAt === null ? [] : [text.until(longDate(expiresAt))]),
    text.forms[form].toLowerCase(),
    text.computed(longDate(summary.today)),
  ].join(', ');

function Recorded({ offer, side }: { readonly offer: OfferRecord; readonly side: Credit }) {
  const [doing, setDoing] = useState<Answer['event'] | null>(null);
  const { record } = useWork();
  const card = useReport();
  const maker = offer.madeBy === null ? text.indication : text.makers[offer.madeBy];
  const state = isExpired(offer, today()) ? 'expired' : offer.state;
  return (
    <li>
      <p>
        <b>{text.name(offer.number, maker)}</b> <span className="tag">{text.states[state]}</span> {lengthOf(offer)},{' '}
        {text.serves(offers.serve(offer.summary.serveDays[side]))}
      </p>
      <p className="mode-note">{madeOf(offer)}</p>
      {offer.answers.flatMap(({ to, by, at, recordedAt }) => {
        const happened = events.find((each) => each === to);
        return happened === undefined ? (
          []
        ) : (
          <p key={`${to} ${recordedAt}`} className="mode-note">
            {text.answered[happened](by, longDate(at))}
          </p>
        );
      })}
      <div className="offers-recorded-acts">
        {state === 'made' &&
          events.map((event) => (
            <Button key={event} onClick={() => setDoing(event)}>
              {text.events[event]}
            </Button>
          ))}
        {cardLanguages.map((language) => (
          <Button
            key={language}
            busy={card.isPending}
            onClick={() =>
              card.print(() =>
                request(printOfferCard, { params: { id: record.Id, offer: offer.id }, query: { language } }),
              )
            }
          >
            {text.print[language]}
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
    </li>
  );
}

function AnswerForm({ offer, event, onDone }: Pick<Answer, 'offer' | 'event'> & { readonly onDone: () => void }) {
  const { record } = useWork();
  const [by, setBy] = useState('');
  const [at, setAt] = useState(today);
  const [fault, setFault] = useState<string | null>(null);
  const answer = useAnswerOffer(record.Id, onDone);
  const submit = (pressed: FormEvent) => {
    pressed.preventDefault();
    setFault(by.trim() === '' ? text.needed : null);
    if (by.trim() !== '') answer.mutate({ offer, event, at, by });
  };
  const isLate = answer.error instanceof Failure && answer.error.status === 409;
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="mode-note">{text.changesNothing}</p>
      <TextField
        label={text.eventBy}
        value={by}
        error={fault}
        onChange={(changed) => setBy(changed.currentTarget.value)}
      />
      <DateField label={text.eventAt} value={at} onChange={setAt} />
      {answer.isError && (
        <p className="field-error" role="alert">
          {isLate ? text.tooLate : faultOf(answer.error)}
        </p>
      )}
      <Button type="submit" tone="primary" busy={answer.isPending}>
        {text.events[event]}
      </Button>
    </form>
  );
}
