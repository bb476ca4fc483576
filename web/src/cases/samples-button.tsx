import './samples.css';
import { sampleCases } from '@countwise/contract';
import { IconBook } from '@tabler/icons-react';
import { useState } from 'react';
import { caseList as text } from '../text/cases.ts';
import { Button } from '../ui/button.tsx';
import { useCommand } from '../ui/commands.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSample } from './use-sample.ts';

/** The worked cases, each with its answer and how it comes about by hand; one that is chosen is made and opened. */
export function SamplesButton() {
  const [opened, setOpened] = useState(false);
  const make = useSample(() => setOpened(false));
  useCommand({ label: text.samples, run: () => setOpened(true) });
  return (
    <>
      <Button tone="quiet" icon={<IconBook size={16} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {text.samples}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={text.samples} size={640}>
        <p className="samples-hint">{text.samplesHint}</p>
        <ul className="samples">
          {sampleCases.map((sample) => (
            <li key={sample.number}>
              <h3>
                {sample.shows} <b>{sample.total}</b>
              </h3>
              <p>{sample.working}</p>
              <Button
                aria-label={text.openSample(sample.shows)}
                busy={make.isPending && make.variables === sample}
                onClick={() => make.isPending || make.mutate(sample)}
              >
                {text.open}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
