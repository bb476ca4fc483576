import './steps.css';
import type { Carry } from '@countwise/contract';
import { type Step, stepAmount } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { ledger as text } from '../../text/ledger.ts';

interface Props {
  readonly steps: readonly Step[];
  readonly carries: ReadonlyMap<Step, Carry>;
}

/** What a step does, as the head of its line: `3y`, `÷ 3`, `1y`. */
const amountOf = (step: Step): string =>
  stepAmount(step)
    .replace(/^\+/, '')
    .replace(/^([×÷])/, '$1 ');

/** The steps of a row: amount, words, section; the last carries the running total. */
export const StepTable = ({ steps, carries }: Props) => (
  <table className="steps">
    <tbody>
      {steps.map((step) => {
        const carry = carries.get(step);
        return (
          <tr key={`${step.operation} ${step.text}`} data-operation={step.operation}>
            <th scope="row">{amountOf(step)}</th>
            <td>
              {step.words} {carry && <span className="carry">{text.carried(carry.from, carry.to)}</span>}
            </td>
            <td>
              <Cite authority={step.authority} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
