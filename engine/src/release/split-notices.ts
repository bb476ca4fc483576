import type { Notice } from '../answer/answer.ts';
import { custodyPart } from './custody-part.ts';
import { type ReleaseFacts, servedFelonies } from './release-facts.ts';
import { splitBar } from './split-bar.ts';
import { splitLaw } from './split-law.ts';

type Words = Omit<Notice, 'charges'>;

/** A custody part that is stated and divides nothing. */
function notApplied(facts: ReleaseFacts): Words {
  const bar = splitBar(facts);
  return bar === null
    ? {
        code: 'SPLIT_LONGER_THAN_TERM',
        authority: splitLaw(facts).authority,
        text: 'The custody part that the case states is longer than the term, so that the whole term is counted in custody.',
      }
    : {
        code: 'SPLIT_BARRED',
        authority: bar.authority,
        text: `The split that the case states is not applied. ${bar.reason}`,
      };
}

const straightTerm = (authority: string): Words => ({
  code: 'STRAIGHT_TERM_FINDING',
  authority: `${authority}; CRC 4.406(b)(9)`,
  text: 'The whole term is served in custody: the court must find, in the interests of justice, that mandatory supervision is not appropriate here, and give its reasons.',
});

const undecided = (authority: string): Words => ({
  code: 'SPLIT_NOT_STATED',
  authority,
  text: 'No split is stated, so that the whole term is counted in custody. The court suspends a concluding part unless it finds against it in the interests of justice.',
});

function wordsOf(facts: ReleaseFacts): Words | null {
  const part = custodyPart(facts);
  const { presumed, straight } = splitLaw(facts).value;
  if (facts.custodyPart !== undefined && part === null) return notApplied(facts);
  if (!presumed || splitBar(facts) !== null) return null;
  if (part === null) return undecided(straight);
  return part === facts.summary.totalDeterminate ? straightTerm(straight) : null;
}

/** What a reader of a split term, or of one that is not split, should know. */
export function splitNotices(facts: ReleaseFacts): readonly Notice[] {
  const words = wordsOf(facts);
  return words === null ? [] : [{ ...words, charges: servedFelonies(facts).map(({ id }) => id) }];
}
