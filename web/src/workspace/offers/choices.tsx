import { pleadingStages } from '@countwise/engine';
import { offersAsked as text } from '../../text/offers-asked.ts';
import { Segmented } from '../../ui/segmented.tsx';
import type { AskProps } from './asked-line.tsx';

/** The credit that counts the days. */
export const CreditChoice = ({ asked, onAsk }: AskProps) => (
  <Segmented
    label={text.credit}
    value={asked.credit}
    choices={[
      { value: 'statute', label: text.credits.statute },
      { value: 'department', label: text.credits.department },
    ]}
    onChange={(credit) => onAsk({ ...asked, credit })}
  />
);

/** How far the case has come. */
export const StageChoice = ({ asked, onAsk }: AskProps) => (
  <Segmented
    label={text.stage}
    value={asked.stage}
    choices={pleadingStages.map((value) => ({ value, label: text.stages[value] }))}
    onChange={(stage) => onAsk({ ...asked, stage })}
  />
);
