import type { OfferRecord } from '@countwise/contract';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { recordedOffers as text } from '../../text/recorded-offers.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { CheckboxField, TextField } from '../../ui/fields.tsx';
import { LongTextField } from '../../ui/long-text-field.tsx';
import { faultOf } from '../reports/use-report.ts';
import { useWork } from '../writes/work-context.tsx';
import { type Happening, useAnswerOffer } from './record-queries.ts';
import { useAcceptedScenario } from './use-accepted-scenario.ts';

interface Props {
  readonly offer: OfferRecord;
  readonly event: Happening;
  readonly onDone: () => void;
}

/** What became of an offer, by whom and when: it changes no charge. */
export function AnswerForm({ offer, event, onDone }: Props) {
  const { record } = useWork();
  const [by, setBy] = useState('');
  const [at, setAt] = useState(today);
  const [expiresAt, setExpiresAt] = useState(offer.expiresAt);
  const [conditions, setConditions] = useState(offer.conditions);
  const [isKept, setKept] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const { blocked, keep } = useAcceptedScenario(offer);
  const isAccepted = event === 'accepted';
  const answer = useAnswerOffer(record.Id, onDone);
  const submit = async (pressed: FormEvent) => {
    pressed.preventDefault();
    setFault(by.trim() === '' ? text.needed : null);
    if (by.trim() === '') return;
    const scenarioId = isAccepted && isKept ? await keep() : null;
    answer.mutate({ offer, event, at, by, expiresAt, conditions, scenarioId });
  };
  const isLate = answer.error instanceof Failure && answer.error.status === 409;
  return (
    <form className="form" onSubmit={(pressed) => void submit(pressed)} noValidate>
      <p className="mode-note">{event === 'reviewed' ? text.reviewedNote : text.changesNothing}</p>
      <TextField
        label={event === 'reviewed' ? text.interpreter : text.eventBy}
        value={by}
        error={fault}
        onChange={(changed) => setBy(changed.currentTarget.value)}
      />
      <DateField label={text.eventAt} value={at} onChange={setAt} />
      {event === 'amended' && (
        <>
          <DateField
            label={text.expiresAt}
            value={expiresAt}
            ahead
            onChange={setExpiresAt}
            onClear={() => setExpiresAt(null)}
          />
          <LongTextField
            label={text.conditions}
            value={conditions}
            onChange={(changed) => setConditions(changed.currentTarget.value)}
          />
        </>
      )}
      {isAccepted &&
        (blocked === false ? (
          <CheckboxField label={text.keepScenario} checked={isKept} onChange={() => setKept(!isKept)} />
        ) : (
          <p className="mode-note">{blocked}</p>
        ))}
      {answer.isError && (
        <p className="field-error" role="alert">
          {isLate ? text.tooLate : faultOf(answer.error)}
        </p>
      )}
      <div className="form-foot">
        <Button type="submit" tone="primary" busy={answer.isPending}>
          {text.events[event]}
        </Button>
      </div>
    </form>
  );
}
