import { signUp } from '../text/sign-up.ts';

/** `verify` is the code to the phone. */
export type Step = 'you' | 'organization' | 'email' | 'verify';

/** Where in the sign-up one stands. */
export function StepLine({ steps, now }: { readonly steps: readonly Step[]; readonly now: Step }) {
  return (
    <ol className="step-line" aria-label={signUp.stepLine}>
      {steps.map((step) => (
        <li key={step} aria-current={step === now ? 'step' : undefined}>
          {signUp.steps[step]}
        </li>
      ))}
    </ol>
  );
}
