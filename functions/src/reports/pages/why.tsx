import { type Carry, carriedBy, type StepLine, stepParts } from '@countwise/contract';
import { type Sentence, type Step, stepAmount } from '@countwise/engine';
import { Fragment } from 'react';

/** How the sentence comes about: row by row in the order of the sum, then what runs beside it, every step with its authority. */
export function Why({ sentence }: { readonly sentence: Sentence }) {
  const carries = carriedBy(sentence);
  return (
    <>
      <h3>Why this sentence</h3>
      {stepParts(sentence).map(({ chain, lines }) => (
        <Fragment key={chain === null ? '' : `${chain.name} ${chain.counts}`}>
          {chain !== null && (
            <h4>
              {chain.name} {chain.length}: {chain.counts}
            </h4>
          )}
          <Sum lines={lines} carries={carries} />
        </Fragment>
      ))}
    </>
  );
}

interface SumProps {
  readonly lines: readonly StepLine[];
  readonly carries: ReadonlyMap<Step, Carry>;
}

const Sum = ({ lines, carries }: SumProps) => (
  <ol className="steps">
    {lines.map(({ key, label, steps }) => (
      <li key={key}>
        <b>{label}</b>
        {steps.map((step) => (
          <p key={`${step.operation} ${step.text}`}>
            <span className="amount">{stepAmount(step)}</span>
            <span>
              {step.words} <Carried carry={carries.get(step)} />
              <cite>{step.authority}</cite>
            </span>
          </p>
        ))}
      </li>
    ))}
  </ol>
);

/** What the sum was before a step that adds, and what it is after: a term that is counted is not added twice. */
const Carried = ({ carry }: { readonly carry: Carry | undefined }) =>
  carry && (
    <span className="quiet unbroken">
      ({carry.from} → {carry.to}){' '}
    </span>
  );
