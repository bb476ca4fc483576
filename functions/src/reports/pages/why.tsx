import { stepLines } from '@countwise/contract';
import { type Sentence, stepAmount } from '@countwise/engine';

/** How the sentence comes about: row by row in the order of the sum, every step with its authority. */
export function Why({ sentence }: { readonly sentence: Sentence }) {
  return (
    <>
      <h3>Why this sentence</h3>
      <ol className="steps">
        {stepLines(sentence.steps).map(({ key, label, steps }) => (
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
    </>
  );
}
