import type { Sentence, Step } from '@countwise/engine';
import { type ChainLine, chainLines } from './chain-lines.ts';

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

/** The steps of one chain of terms; of the only one without a name. */
export interface StepPart {
  readonly chain: ChainLine | null;
  readonly lines: readonly StepLine[];
}

/** The sum of the controlling term, then that of each term that runs beside it. A row stands in the first that is about it. */
export function stepParts(sentence: Sentence): readonly StepPart[] {
  const [controlling, ...beside] = chainLines(sentence);
  if (controlling === undefined) return [{ chain: null, lines: stepLines(sentence.steps) }];
  const parentOf = new Map(
    sentence.charges.flatMap(({ id, enhancements }) =>
      [id, ...enhancements.map((row) => row.id)].map((row) => [row, id]),
    ),
  );
  const chainOf = ({ charge }: Step): ChainLine =>
    beside.find(({ ids }) => ids.includes(parentOf.get(charge) ?? '')) ?? controlling;
  const byChain = Map.groupBy(sentence.steps, chainOf);
  return [controlling, ...beside].flatMap((chain) => {
    const steps = byChain.get(chain);
    return steps === undefined ? [] : [{ chain, lines: stepLines(steps) }];
  });
}
