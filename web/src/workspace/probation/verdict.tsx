import type { Probation } from '@countwise/engine';
import { probation as text } from '../../text/modes.ts';

/** Whether probation may be granted, and how many reasons are against it or ask for findings. */
export const Verdict = ({ probation: { verdict, reasons } }: { readonly probation: Probation }) => (
  <p className="verdict">
    <b>{text.verdicts[verdict]}</b>
    {reasons.length > 0 && <span>{text.reasons(reasons.length)}</span>}
  </p>
);
