import '../mode.css';
import './law-text.css';
import type { JuryInstructionRecord } from '@countwise/contract';
import { useState } from 'react';
import { jury as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { TabStrip } from '../../ui/tab-strip.tsx';
import { usePhone } from '../../ui/use-width.ts';

interface Props {
  readonly instruction: JuryInstructionRecord | null;
  readonly onClose: () => void;
}

/** One instruction, a tab to each of its parts; on a phone the parts are a list. */
export function InstructionDetails({ instruction, onClose }: Props) {
  return (
    <Dialog opened={instruction !== null} onClose={onClose} title={instruction?.InstructionTitle ?? ''} size={720}>
      {instruction && <Parts key={instruction.Id} instruction={instruction} />}
    </Dialog>
  );
}

function Parts({ instruction: { InstructionNumber, subsections } }: { readonly instruction: JuryInstructionRecord }) {
  const phone = usePhone();
  const [shown, setShown] = useState('0');
  const { SectionTitle = '', SectionText = '' } = subsections[Number(shown)] ?? {};
  const parts = subsections.map(({ SectionTitle: label }, index) => ({ value: String(index), label }));
  const words = `CALCRIM ${InstructionNumber}, ${SectionTitle}\n${SectionText}\n${text.copyright}`;
  return (
    <div className="form">
      {phone ? (
        <SelectField
          aria-label={text.part}
          value={shown}
          data={parts}
          onChange={(event) => setShown(event.currentTarget.value)}
        />
      ) : (
        <TabStrip id="instruction" value={shown} onChange={setShown} tabs={parts} />
      )}
      <div
        className="law-text"
        id="instruction-panel"
        {...(!phone && { role: 'tabpanel', 'aria-labelledby': `instruction-${shown}` })}
      >
        <p>{SectionText}</p>
      </div>
      <p className="mode-note">{text.copyright}</p>
      <div className="form-actions">
        <Button onClick={() => void copy(words, text.copied)}>{text.copy}</Button>
      </div>
    </div>
  );
}
