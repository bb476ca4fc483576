import { type Sentence, stepAmount } from '@countwise/engine';

/** How the sentence comes about: every step with its authority, numbered. */
export function Why({ sentence }: { readonly sentence: Sentence }) {
  return (
    <>
      <h3>Why this sentence</h3>
      <ol className="steps">
        {sentence.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place, and the page is printed once
          <li key={at}>
            <b>{stepAmount(step)}</b> {step.label}: {step.words} <cite>{step.authority}</cite>
          </li>
        ))}
      </ol>
    </>
  );
}
