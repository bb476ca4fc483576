import './facts.css';
import { useState } from 'react';
import { openedOffer as text } from '../../text/opened-offer.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import { ModePanel } from '../work/panel-of-mode.tsx';
import { useLayout } from '../work/use-layout.ts';
import { ChangedRows } from './changed-rows.tsx';
import { CourtChoiceItems } from './court-choices.tsx';
import { OfferLedger } from './offer-ledger.tsx';
import { OfferNumber } from './offer-number.tsx';
import type { OfferProps, Opened } from './offer-props.ts';
import type { ReachedLeast } from './shown.ts';
import { useOfferScenario } from './use-offer-scenario.ts';
import { usePointAnswer } from './use-point-answer.ts';

interface Props extends Pick<OfferProps, 'found' | 'side' | 'lesser' | 'answered'> {
  readonly least: ReachedLeast;
}

/** Where nothing meets what is asked, the least there is: in the panel, or where there is none in its place on the page. */
export function LeastReached(props: Props) {
  const { least, answered } = props;
  const [shown, show] = useState<Opened | null>(null);
  const hasPanel = useLayout() === 'panel';
  const facts = <LeastFacts {...props} onShow={show} />;
  return (
    <>
      {hasPanel ? (
        <ModePanel label={text.least}>{facts}</ModePanel>
      ) : (
        <section aria-label={text.least}>{facts}</section>
      )}
      <OfferLedger
        opened={shown}
        onClose={() => show(null)}
        title={text.leastLedger(least.total)}
        point={least.point}
        answered={answered}
      />
    </>
  );
}

function LeastFacts({ least, found, side, lesser, answered, onShow }: Props & Pick<OfferProps, 'onShow'>) {
  const { row, point } = least;
  const answer = usePointAnswer(point, answered);
  const { open, isPending, blocked } = useOfferScenario(row, point, lesser);
  useCommand({ key: 'b', run: open });
  return (
    <div className="offers-facts">
      <h2 className="panel-title">{text.least}</h2>
      <OfferNumber point={point} filed={found.filed} side={side} answer={answer} />
      <div className="panel-block">
        <h3>{text.reachedBy}</h3>
        <ul>
          <ChangedRows bargain={row.bargain} />
          <CourtChoiceItems offered={point.caseFile} answer={answer} isSummed />
        </ul>
      </div>
      <div className="offers-acts">
        <Button tone="primary" busy={isPending} blocked={blocked} onClick={open}>
          {text.scenario} <kbd>B</kbd>
        </Button>
        <Button onClick={() => onShow('why')}>{text.why}</Button>
        {typeof blocked === 'string' && <p className="mode-note">{blocked}</p>}
      </div>
    </div>
  );
}
