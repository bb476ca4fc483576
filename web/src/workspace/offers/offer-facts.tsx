import './facts.css';
import { useId } from 'react';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { Button } from '../../ui/button.tsx';
import { ChecksChip } from '../sentence/checks-chip.tsx';
import { GivenUp } from './given-up.tsx';
import { Needs } from './needs.tsx';
import { OfferChecks, useOpenChecks } from './offer-checks.tsx';
import { OfferNumber } from './offer-number.tsx';
import type { OfferProps } from './offer-props.ts';
import { RecordOffer } from './record-offer.tsx';
import type { ShownRange } from './shown.ts';
import { useOfferScenario } from './use-offer-scenario.ts';
import { usePointAnswer } from './use-point-answer.ts';

/** What an offer comes to, what it gives up, who must agree, and what can be done with it. */
export function OfferFacts(props: OfferProps) {
  const { row, point, range, found, side, answered } = props;
  const answer = usePointAnswer(point, answered);
  const checks = useOpenChecks(answer);
  const id = useId();
  return (
    <div className="offers-facts">
      <OfferNumber point={point} filed={found.filed} side={side} answer={answer} needs={couldGive(range)}>
        <ChecksChip checks={row.checks.length + checks.length} onPress={() => document.getElementById(id)?.focus()} />
      </OfferNumber>
      <GivenUp {...props} answer={answer} />
      <Needs {...props} />
      <OfferChecks id={id} own={row.checks} others={checks} />
      <Acts {...props} />
    </div>
  );
}

function Acts({ row, point, lesser, isRecording, onRecord, onShow }: OfferProps) {
  const { open, isPending, blocked } = useOfferScenario(row, point, lesser);
  return (
    <div className="offers-acts">
      <RecordOffer row={row} point={point} opened={isRecording} onOpen={onRecord} />
      <Button busy={isPending} blocked={blocked} onClick={open}>
        {text.scenario}
      </Button>
      <Button onClick={() => onShow('why')}>{text.why}</Button>
      {typeof blocked === 'string' && <p className="mode-note">{blocked}</p>}
    </div>
  );
}

function couldGive(range: ShownRange | undefined): string {
  if (range === undefined) return '';
  const words = range.least === range.most ? range.most : `${range.least} to ${range.most}`;
  const could = range.isOver ? text.isFixedOnly(words) : text.courtCould(words);
  return range.everyUpper === null ? could : `${could} ${text.everyUpper(range.everyUpper)}`;
}
