import { probationJailOf, rowText, sentenceText, workingText } from '@countwise/contract';
import { determinateText, indeterminateText } from '@countwise/engine';
import { ledger as text } from '../../text/ledger.ts';
import { allRowsOf, type Block } from '../work/blocks.ts';
import { times } from '../work/sum-words.ts';

/** What counts that agree come to together, how that is reached, and what one of them is. */
export interface FoldedSum {
  readonly sum: string;
  readonly working: string;
  readonly each: string;
}

/** Only what is added is multiplied: counts that are stayed, or run beside, show one term and how many they are. */
export function foldedSum(blocks: readonly Block[]): FoldedSum {
  const [block] = blocks;
  if (block === undefined) return { sum: '', working: '', each: '' };
  const { head } = block;
  const jail = head.charge.Concurrency === 1 ? 0 : probationJailOf(head);
  if (jail > 0)
    return {
      sum: `${jail * blocks.length}d`,
      working: times(blocks.length, `${jail}d`),
      each: workingText(head),
    };
  const served = allRowsOf(block).flatMap(({ answer }) => (answer?.adds ? answer : []));
  if (served.length === 0)
    return { sum: sentenceText(head), working: workingText(head), each: text.manyCounts(blocks.length) };
  const days = served.reduce((sum, { determinateDays }) => sum + determinateDays, 0);
  const life = served.reduce((sum, { indeterminateDays }) => sum + indeterminateDays, 0);
  const lengthOf = (many: number): string => {
    const ends = head.answer?.role === 'misdemeanor' ? `${days * many}d` : determinateText(days * many);
    return [...(days > 0 ? [ends] : []), ...(life > 0 ? [indeterminateText(life * many)] : [])].join(' + ');
  };
  const one = served.length > 1 ? served.map(rowText).join(' + ') : workingText(head);
  return {
    sum: head.answer?.special ?? lengthOf(blocks.length),
    working: times(blocks.length, lengthOf(1)),
    each: one,
  };
}
