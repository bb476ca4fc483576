import { usePrinting } from '../../ui/use-printing.ts';
import { mostRuns } from './sum-words.ts';

/** So many runs of counts a line names: on paper, where nothing unfolds, each. */
export const useMostRuns = (): number => (usePrinting() ? Number.POSITIVE_INFINITY : mostRuns);
