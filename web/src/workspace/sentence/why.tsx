import './why.css';
import { type StepLine, stepLines, totalText } from '@countwise/contract';
import { type Sentence, type Step, stepAmount } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { sentence as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CopyCounts } from './copy-counts.tsx';

/** The sum line by line: what each row adds, how it came about, and on whose authority. */
export function Why({ sentence }: { readonly sentence: Sentence }) {
  const total = totalText(sentence.summary);
  const copy = async () => {
    await navigator.clipboard.writeText(recordOf(sentence.steps, total));
    showToast({ message: text.copied });
  };
  if (sentence.steps.length === 0) return null;
  return (
    <section className="why" id="why" tabIndex={-1} aria-labelledby="why-title">
      <h3 id="why-title">{text.whyTitle(total)}</h3>
      <div className="why-sum">
        <ol>
          {stepLines(sentence.steps).map((line) => (
            <WhyLine key={line.key} line={line} />
          ))}
        </ol>
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

/** The steps as sentences to be read into the record. */
const recordOf = (steps: readonly Step[], total: string): string =>
  [...steps.map(({ text: words, authority }, index) => `${index + 1}. ${words} (${authority})`), total].join('\n');
