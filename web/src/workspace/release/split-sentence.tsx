import './split-sentence.css';
import { lengthText, readCaseAttributes, writeCaseAttributes } from '@countwise/contract';
import type { SplitTerm } from '@countwise/engine';
import { useState } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { release } from '../../text/modes.ts';
import { today } from '../../ui/dates.ts';
import { SliderField } from '../../ui/slider-field.tsx';
import { foreseen } from '../writes/foreseen.ts';
import { useWork } from '../writes/work-context.tsx';
import { DaysField } from './days-field.tsx';
import { SplitDates } from './split-dates.tsx';

const text = release.split;

/** A month. */
const step = 30;

/** How a felony term in county jail is divided between custody and mandatory supervision; nothing where the law allows no split. */
export function SplitSentence() {
  const { split } = useWork().sentence.release;
  if (split.kind === 'none') return null;
  return (
    <section>
      <h3>{text.title}</h3>
      <SplitChoice termDays={split.termDays} />
    </section>
  );
}

const Reason = ({ split: { reason, authority } }: { readonly split: Extract<SplitTerm, { kind: 'open' }> }) => (
  <p className="mode-note">
    {reason} <Cite authority={authority} />
  </p>
);

/** The slider shows at once what a division would bring; the case has it when the slider is let go. */
function SplitChoice({ termDays }: { readonly termDays: number }) {
  const work = useWork();
  const { caseAttributes } = work.record;
  const stated = readCaseAttributes(caseAttributes).custodyPart ?? null;
  const [tried, setTried] = useState<number | null>(null);
  const settle = (custodyPart: number | undefined) => {
    setTried(null);
    work.run([{ kind: 'attributes', fields: { custodyPart } }], text.saved);
  };
  const { split } =
    tried === null
      ? work.sentence.release
      : foreseen(
          work,
          { record: { caseAttributes: writeCaseAttributes(caseAttributes, { custodyPart: tried }) } },
          today(),
        ).release;
  const custody = split.kind === 'split' ? split.custodyDays : termDays;
  return (
    <>
      <div className="split-choice">
        <SliderField
          label={text.slider}
          value={custody}
          max={termDays}
          step={step}
          say={(days) =>
            split.kind === 'open' ? text.undecided : text.said(lengthText(days), lengthText(termDays - days))
          }
          onChange={setTried}
          onSettle={settle}
        />
        <DaysField value={tried ?? stated} max={termDays} onChange={settle} />
      </div>
      <div aria-live="polite">
        {split.kind === 'split' ? <SplitDates split={split} /> : split.kind === 'open' && <Reason split={split} />}
      </div>
    </>
  );
}
