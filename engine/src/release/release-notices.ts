import type { Notice } from '../answer/answer.ts';
import { dayText } from '../numbers/display.ts';
import { isShortened } from './life-parole.ts';
import { excludingConvictions, nonviolentParole, prop57Verdict } from './nonviolent-parole.ts';
import { hasLifeTerm, type ReleaseFacts, servedChains, servedFelonies } from './release-facts.ts';
import { splitNotices } from './split-notices.ts';

const ids = (charges: readonly { readonly id: string }[]): readonly string[] => charges.map(({ id }) => id);

function lifeCredit(facts: ReleaseFacts): readonly Notice[] {
  if (servedChains(facts).every(({ indeterminateDays }) => indeterminateDays === 0)) return [];
  const lifers = servedFelonies(facts).filter((charge) => hasLifeTerm(charge) && !isShortened(charge));
  if (lifers.length === 0) return [];
  return [
    {
      code: 'LIFE_CREDIT_LITIGATION',
      charges: ids(lifers),
      authority:
        'Criminal Justice Legal Foundation v. CDCR (July 28, 2025, C100274), review granted Oct. 22, 2025, S292887',
      text: 'Whether credit beyond the Penal Code may advance the parole date of a life term is before the Supreme Court: no future credit is taken from the minimum.',
    },
  ];
}

/** J-17: the product's verdict looks at active counts, the regulation at every conviction. */
function excludedViolent(facts: ReleaseFacts): readonly Notice[] {
  const violent = excludingConvictions(facts);
  if (violent.length === 0) return [];
  return [
    {
      code: 'PROP57_EXCLUDED_VIOLENT',
      charges: ids(violent),
      authority: '15 CCR 3490(a)(5); In re Mohammad (2022) 12 Cal.5th 518',
      text: 'A violent felony excludes from nonviolent parole, even where its term is stayed.',
    },
  ];
}

/** J-17: where the regulations and the product's verdict part though no count is violent. */
function otherTrack(facts: ReleaseFacts): readonly Notice[] {
  const { eligible, track, authority } = nonviolentParole(facts);
  const felonies = servedFelonies(facts);
  if (!eligible || prop57Verdict(facts) === 'Eligible') return [];
  return [
    {
      code: 'PROP57_OTHER_TRACK',
      charges: ids(felonies),
      authority,
      text: `The law considers this person for parole on a track of its own: ${track}.`,
    },
  ];
}

/** J-14: the statutory limit is the default, and the rate of the regulations stands beside it. */
function practice(facts: ReleaseFacts): readonly Notice[] {
  const { summary, credits, futureRate } = facts;
  const { rate, cdcrRate, cdcrAuthority } = credits.afterSentence;
  if (summary.place !== 'prison' || summary.totalDeterminate === 0) return [];
  if (futureRate !== undefined || Number(cdcrRate) <= Number(rate)) return [];
  return [
    {
      code: 'FUTURE_RATE_STATUTORY',
      charges: ids(servedFelonies(facts)),
      authority: cdcrAuthority,
      text: `The estimate uses the statutory ${rate}%; the Department of Corrections gives ${cdcrRate}% on a determinate term.`,
    },
  ];
}

/** Programs may give more than a half; a limit below it holds, by statute or by the regulations. */
function rateAboveLaw({ summary, credits, futureRate, ...facts }: ReleaseFacts): readonly Notice[] {
  const { rate, cdcrRate, cdcrAuthority } = credits.afterSentence;
  const most = Math.max(Number(rate), Number(cdcrRate));
  if (futureRate === undefined || summary.totalDeterminate === 0) return [];
  if (most >= 50 || Number(futureRate) <= most) return [];
  return [
    {
      code: 'FUTURE_RATE_ABOVE_LAW',
      charges: ids(servedFelonies({ ...facts, summary, credits })),
      authority: cdcrAuthority,
      text: `The estimate uses ${futureRate}%, as chosen; the law gives ${most}% at most after this sentence.`,
    },
  ];
}

/** A rate that was chosen may be that of a graver charge than those that stand. */
function rateBelowLaw({ summary, credits, futureRate, ...facts }: ReleaseFacts): readonly Notice[] {
  const { rate, authority } = credits.afterSentence;
  if (futureRate === undefined || summary.totalDeterminate === 0 || Number(futureRate) >= Number(rate)) return [];
  return [
    {
      code: 'FUTURE_RATE_BELOW_LAW',
      charges: ids(servedFelonies({ ...facts, summary, credits })),
      authority,
      text: `The estimate uses ${futureRate}%, as chosen; the statute gives up to ${rate}%.`,
    },
  ];
}

function beforeSentence(facts: ReleaseFacts): readonly Notice[] {
  const { start, sentencingDate } = facts;
  if (start >= sentencingDate) return [];
  return [
    {
      code: 'TERM_BEFORE_SENTENCE',
      charges: ids(servedFelonies(facts)),
      authority: 'PC 2900(a)',
      text: `The term is counted from ${dayText(start)}, before the sentence of ${dayText(sentencingDate)}: it begins when the person is delivered after sentence, and days before that are custody.`,
    },
  ];
}

/** What a reader of the release dates should know. */
export const releaseNotices = (facts: ReleaseFacts): readonly Notice[] => [
  ...beforeSentence(facts),
  ...rateAboveLaw(facts),
  ...rateBelowLaw(facts),
  ...practice(facts),
  ...lifeCredit(facts),
  ...excludedViolent(facts),
  ...otherTrack(facts),
  ...splitNotices(facts),
];
