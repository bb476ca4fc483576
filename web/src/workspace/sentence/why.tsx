import './why.css';
import { type ChainLine, type StepLine, stepParts, totalText } from '@countwise/contract';
import { type Sentence, type Step, stepAmount } from '@countwise/engine';
import { Fragment } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { sentence as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CopyCounts } from './copy-counts.tsx';

/** The sum line by line: what each row adds, how it came about, and on whose authority. */
export function Why({ sentence }: { readonly sentence: Sentence }) {
  const total = totalText(sentence.summary);
  const copy = async () => {
    await navigator.clipboard.writeText(recordOf(sentence, total));
    showToast({ message: text.copied });
  };
  if (sentence.steps.length === 0) return null;
  return (
    <section className="why" id="why" tabIndex={-1} aria-labelledby="why-title">
      <h3 id="why-title">{text.whyTitle(total)}</h3>
      <div className="why-sum">
        {stepParts(sentence).map(({ chain, lines }) => (
          <Fragment key={chain?.ids.join(' ') ?? ''}>
            {chain !== null && <p className="why-chain">{nameOf(chain)}</p>}
            <ol>
              {lines.map((line) => (
                <WhyLine key={line.key} line={line} />
              ))}
            </ol>
          </Fragment>
        ))}
        <Button tone="quiet" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <CopyCounts />
      </div>
    </section>
  );
}

function WhyLine({ line: { label, steps } }: { readonly line: StepLine }) {
  return (
    <li>
      <h4>{label}</h4>
      {steps.map((step) => (
        <p key={`${step.operation} ${step.text}`} data-operation={step.operation}>
          {stepAmount(step) !== '' && <b>{stepAmount(step)}</b>} {step.words} <Cite authority={step.authority} />
        </p>
      ))}
    </li>
  );
}

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
