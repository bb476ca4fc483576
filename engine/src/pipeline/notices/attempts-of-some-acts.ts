import { isOf664 } from '../../crime/attempt.ts';
import { attemptsOfSomeActs } from '../../law/lists/attempts-of-some-acts.ts';
import { isNamed, listedBy } from '../../law/statute-list.ts';
import type { Count } from '../record/record.ts';
import { type Check, said } from './check.ts';

const isOfSome = ({ filed, standing }: Count): boolean =>
  standing !== 'inactive' && isOf664(filed) && isNamed(attemptsOfSomeActs, filed.sections);

/** An attempt counted as half, of a row that also tells an act of which the section names the attempt: J-241. */
export const attemptOfSomeActs: Check = ({ counts }) =>
  said(counts.filter(isOfSome), ({ filed: { sections, lawDate } }) => {
    const authority = listedBy(attemptsOfSomeActs, sections, lawDate)?.authority ?? 'PC 664';
    const act =
      authority === 'FG 86' ? 'To take is also to attempt it' : 'The section names the attempt of some of its acts';
    return {
      code: 'ATTEMPT_NAMED_OF_SOME_ACTS',
      authority,
      text: `${act}: who tries that commits the crime itself, to be charged as completed, and nothing is halved. This is counted as the attempt of another act of the section, with half of its term.`,
    };
  });
