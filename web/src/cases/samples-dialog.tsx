import './samples.css';
import { sampleCases } from '@countwise/contract';
import { caseList as text } from '../text/cases.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSample } from './use-sample.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The worked cases, each with its answer and how it comes about by hand; one that is chosen is made and opened. */
export function SamplesDialog({ opened, onClose }: Props) {
  const make = useSample(onClose);
  return (
    <Dialog opened={opened} onClose={onClose} title={text.samples} size={640}>
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
  );
}
