import { lengthText, type OfferRecord, offerWish } from '@countwise/contract';
import {
  courtAlone,
  everyLever,
  type Lever,
  noGroundOfDeportation,
  noRegistration,
  type PleadingStage,
  pleadingStages,
  type Wish,
} from '@countwise/engine';
import { z } from 'zod';
import { offersAsked as text } from '../../text/offers-asked.ts';
import { longDate } from '../../ui/dates.ts';

/** What is asked of a search, and what is open in it. */
export interface AskedOffers {
  readonly levers: readonly Lever[];
  /** Ids of rows that stay as they are filed. */
  readonly fixed: readonly string[];
  readonly wishes: readonly Wish[];
  readonly credit: 'statute' | 'department';
  readonly yearsFirst: boolean;
  /** Every charge is pleaded to: what the court can do with nobody's consent. */
  readonly courtAlone: boolean;
  /** By what the case is charged. */
  readonly stage: PleadingStage;
}

export const firstAsked: AskedOffers = {
  levers: [
    'dismiss-count',
    'dismiss-enhancement',
    'lesser-finding',
    'misdemeanor',
    'lesser-crime',
    'term',
    'run',
    'stay',
  ],
  fixed: [],
  wishes: [],
  credit: 'statute',
  yearsFirst: false,
  courtAlone: false,
  stage: 'information',
};

const stored = z.object({
  levers: z.array(z.enum(everyLever)),
  fixed: z.array(z.string()),
  wishes: z.array(offerWish),
  credit: z.enum(['statute', 'department']),
  yearsFirst: z.boolean(),
  courtAlone: z.boolean().default(false),
  stage: z.enum(pleadingStages).default('information'),
});

/** Wishes over consequences, each with its words: those that the rows at hand can answer. */
const consequenceWishes: readonly { readonly wish: Wish; readonly words: string }[] = [
  { wish: noRegistration, words: text.wishes['no-registration'] },
  { wish: noGroundOfDeportation(true), words: text.wishes['no-deportation'] },
  { wish: noGroundOfDeportation(false), words: text.wishWords.butMoralTurpitude },
];
const ofConsequences = (wish: Wish) =>
  consequenceWishes.find((each) => JSON.stringify(each.wish) === JSON.stringify(wish));
const isAnswered = (wish: Wish): boolean => wish.kind !== 'without' || ofConsequences(wish) !== undefined;

/** What was asked of a case before, as this device kept it. */
export function readAsked(kept: string | undefined): AskedOffers {
  if (kept === undefined) return firstAsked;
  try {
    const read = stored.safeParse(JSON.parse(kept));
    return read.success && read.data.wishes.every(isAnswered) ? read.data : firstAsked;
  } catch {
    return firstAsked;
  }
}

/** A wish in words, as it stands on the line of what is asked. */
export function wishWords(wish: Wish): string {
  switch (wish.kind) {
    case 'at-most':
      return text.wishWords.atMost(lengthText(wish.days));
    case 'out-by':
      return text.wishWords.outBy(longDate(wish.date));
    case 'strikes':
      return text.wishWords.strikes(wish.most);
    case 'fines':
      return text.wishWords.fines(wish.most);
    case 'without':
      return ofConsequences(wish)?.words ?? wish.consequences.join(', ');
    default:
      return text.wishes[wish.kind];
  }
}

/** What a wish is about: registration and deportation are two. */
const topicOf = (wish: Wish): string => (wish.kind === 'without' ? (wish.consequences[0] ?? '') : wish.kind);

/** One wish of a kind: a second takes the place of the first. */
export const withWish = (asked: AskedOffers, wish: Wish): AskedOffers => ({
  ...asked,
  wishes: [...asked.wishes.filter((each) => topicOf(each) !== topicOf(wish)), wish],
});

const tenYears = 3600;
const withLevers = (asked: AskedOffers, levers: readonly Lever[]): AskedOffers => ({
  ...asked,
  levers: everyLever.filter((lever) => asked.levers.includes(lever) || levers.includes(lever)),
});

/** The same with the levers that the court has by itself. */
export const ofCourtAlone = (asked: AskedOffers): AskedOffers => ({ ...asked, levers: courtAlone, courtAlone: true });

interface Preset {
  readonly id: keyof typeof text.presetNames;
  readonly of: (asked: AskedOffers) => AskedOffers;
}

/** What an offer that was recorded comes to, as far as it can be asked for again. */
interface Length {
  readonly summary: Pick<OfferRecord['summary'], 'totalDays' | 'misdemeanorDays' | 'strikes'>;
  readonly card: Pick<OfferRecord['card'], 'probationJail'>;
}

/** No longer and with no more new strikes than an offer that was recorded; a life term has no length to ask for. */
export const noWorseThan = (
  asked: AskedOffers,
  { summary: { totalDays, misdemeanorDays, strikes }, card }: Length,
): AskedOffers =>
  withWish(withWish(asked, { kind: 'at-most', days: totalDays + misdemeanorDays + (card.probationJail ?? 0) }), {
    kind: 'strikes',
    most: strikes,
  });

/** Wishes and levers under one name; each can be read and changed after. */
export const presets: readonly Preset[] = [
  { id: 'county', of: (asked) => withWish(asked, { kind: 'county' }) },
  { id: 'strike', of: (asked) => withWish(asked, { kind: 'strikes', most: 0 }) },
  { id: 'ten', of: (asked) => withWish(asked, { kind: 'at-most', days: tenYears - 1 }) },
  { id: 'half', of: (asked) => withWish(asked, { kind: 'half-credit' }) },
  { id: 'prison', of: (asked) => withLevers(withWish(asked, { kind: 'county' }), ['probation', 'split']) },
  { id: 'court', of: (asked) => ofCourtAlone({ ...asked, wishes: [] }) },
];
