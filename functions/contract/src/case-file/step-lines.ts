import type { Step } from '@countwise/engine';

/** The steps of one row, in order: a numbered line of the sum. */
export interface StepLine {
  readonly key: string;
  /** The row: `Count 1, PC 211/212.5(c)`. */
  readonly label: string;
  readonly steps: readonly Step[];
}

/** Puts the steps of a row together where they follow each other. A row that comes back later begins a line of its own. */
export function stepLines(steps: readonly Step[]): readonly StepLine[] {
  const lines: (StepLine & { readonly charge: string; readonly steps: Step[] })[] = [];
  for (const step of steps) {
    const last = lines.at(-1);
    if (last?.charge === step.charge) last.steps.push(step);
    else lines.push({ key: `${lines.length} ${step.charge}`, label: step.label, charge: step.charge, steps: [step] });
  }
  return lines;
}
