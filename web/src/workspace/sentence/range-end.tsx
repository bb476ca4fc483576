import { endsAuthority, everyUpperText, leastText, mostText, upperAuthority } from '@countwise/contract';
import type { ExposureRange } from '@countwise/engine';
import { useState } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { LengthWords } from '../../shared/length-words.tsx';
import { ledger as text } from '../../text/ledger.ts';
import { scenarios } from '../../text/modes.ts';
import { sentence } from '../../text/workspace.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { TryEnd } from '../scenarios/try-ends.tsx';
import { useWork } from '../writes/work-context.tsx';
import { LeftOut } from './left-out.tsx';

interface Props {
  readonly range: ExposureRange;
  readonly side: 'least' | 'most';
  /** The range is of the case as it stands. */
  readonly isNew: boolean;
  /** It says which end it is; else its length alone. */
  readonly named: boolean;
}

/** One end of the lawful range; pressed it lists the choices that lead there, with the way to try them. */
export function RangeEndButton({ range, side, isNew, named }: Props) {
  const [opened, setOpened] = useState(false);
  const length = side === 'least' ? leastText(range) : mostText(range);
  const name = text[side](length);
  return (
    <PopoverButton
      opened={opened}
      onChange={setOpened}
      above={named}
      target={
        <button
          type="button"
          className="range-end"
          aria-label={named ? undefined : name}
          aria-disabled={!isNew || undefined}
          onClick={() => isNew && setOpened(!opened)}
        >
          <LengthWords words={named ? name : length} />
        </button>
      }
    >
      {opened && <Choices range={range} side={side} />}
    </PopoverButton>
  );
}

function Choices({ range, side }: Pick<Props, 'range' | 'side'>) {
  const everyUpper = side === 'most' ? everyUpperText(range) : null;
  return (
    <section className="range-choices" aria-label={text.leads}>
      <h3>{text.leads}</h3>
      {side === 'least' ? (
        <TryEnd label={scenarios.tryLeast} name={scenarios.leastName} end={range.minimum} />
      ) : (
        <TryEnd label={scenarios.tryMost} name={scenarios.mostName} end={range.maximum} />
      )}
      {everyUpper !== null && (
        <p>
          {sentence.everyUpper} <b>{everyUpper}</b> <Cite authority={upperAuthority} />
        </p>
      )}
      <p>
        <Cite authority={endsAuthority(useWork().sentence)} />
      </p>
      <LeftOut />
    </section>
  );
}
