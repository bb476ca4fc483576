import { type StepLine, stepParts } from '@countwise/contract';
import { type Sentence, stepAmount } from '@countwise/engine';
import { Fragment } from 'react';

/** How the sentence comes about: row by row in the order of the sum, then what runs beside it, every step with its authority. */
export function Why({ sentence }: { readonly sentence: Sentence }) {
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
          <Sum lines={lines} />
        </Fragment>
      ))}
    </>
  );
}

const Sum = ({ lines }: { readonly lines: readonly StepLine[] }) => (
  <ol className="steps">
    {lines.map(({ key, label, steps }) => (
      <li key={key}>
        <b>{label}</b>
        {steps.map((step) => (
          <p key={`${step.operation} ${step.text}`}>
            <span className="amount">{stepAmount(step)}</span>
            <span>
              {step.words} <cite>{step.authority}</cite>
            </span>
          </p>
        ))}
      </li>
    ))}
  </ol>
);
