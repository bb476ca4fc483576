import './why.css';
import {
  type Carry,
  type ChainLine,
  carriedBy,
  isOnProbation,
  type StepLine,
  type StepPart,
  stepParts,
  totalText,
} from '@countwise/contract';
import type { Sentence, Step } from '@countwise/engine';
import { IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { ledger } from '../../text/ledger.ts';
import { sentence as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { copy } from '../../ui/copy.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StepTable } from './step-table.tsx';

interface Props {
  readonly sentence: Sentence;
  /** Left out where what it stands in has its title and closes it. */
  readonly onClose?: () => void;
  /** What else may be taken along. */
  readonly children?: ReactNode;
}

/** The sum row by row: what each adds, how it came about and on whose authority, with the running total; what is not served last, folded. */
export function Why({ sentence, onClose, children }: Props) {
  const total = totalText(sentence.summary);
  const carries = useMemo(() => carriedBy(sentence), [sentence]);
  const parts = useMemo(() => stepParts(sentence), [sentence]);
  const out = parts.flatMap(({ lines }) => lines.filter((line) => !isServed(line)));
  return (
    <section className="why" id="why" tabIndex={-1} aria-label={text.whyTitle(total)}>
      {onClose !== undefined && (
        <header>
          <h2>{text.whyTitle(total)}</h2>
          <IconButton label={ledger.closeOf(text.whyTitle(total))} onClick={onClose}>
            <IconX size={16} aria-hidden="true" />
          </IconButton>
        </header>
      )}
      {parts.map((part) => (
        <Part key={part.chain?.ids.join(' ') ?? ''} part={part} carries={carries} />
      ))}
      {out.length > 0 && (
        <details>
          <summary>{ledger.notServedRows(out.length)}</summary>
          <Lines lines={out} carries={carries} />
        </details>
      )}
      <div className="row-actions">
        <Button tone="quiet" onClick={() => void copy(recordOf(sentence, total), text.copied)}>
          {text.copy}
        </Button>
        {children}
      </div>
    </section>
  );
}

/** A row that adds, that runs beside, or is on probation: one that is stayed or no conviction is none of these. */
const isServed = (line: StepLine): boolean =>
  isOnProbation(line) ||
  line.steps.some(
    ({ operation, authority }) => operation === 'add' || (operation === 'note' && authority.startsWith('PC 669')),
  );

interface PartProps {
  readonly part: StepPart;
  readonly carries: ReadonlyMap<Step, Carry>;
}

const Part = ({ part: { chain, lines }, carries }: PartProps) => (
  <Fragment>
    {chain !== null && <h3 className="why-chain">{nameOf(chain)}</h3>}
    <Lines lines={lines.filter(isServed)} carries={carries} />
  </Fragment>
);

const Lines = ({ lines, carries }: Pick<PartProps, 'carries'> & { readonly lines: readonly StepLine[] }) => (
  <ol>
    {lines.map(({ key, label, steps }) => (
      <li key={key}>
        <h3>{label}</h3>
        <StepTable steps={steps} carries={carries} />
      </li>
    ))}
  </ol>
);

const nameOf = ({ name, length, counts }: ChainLine): string => text.chain(name, length, counts);

/** The steps as sentences to be read into the record, what runs beside the controlling term after it; the total is last. */
function recordOf(sentence: Sentence, total: string): string {
  let number = 0;
  const said = ({ text: words, authority }: Step): string => {
    number += 1;
    return `${number}. ${words} (${authority})`;
  };
  const parts = stepParts(sentence).flatMap(({ chain, lines }) => [
    ...(chain === null ? [] : [nameOf(chain)]),
    ...lines.flatMap(({ steps }) => steps.map(said)),
  ]);
  return [...parts, total].join('\n');
}
