import { lengthText, offerWish } from '@countwise/contract';
import { courtAlone, everyLever, type Lever, type Wish } from '@countwise/engine';
import { z } from 'zod';
import { offers as text } from '../../text/offers.ts';
import { longDate } from '../../ui/dates.ts';

/** What is asked of a search, and what is open in it. */
export interface AskedOffers {
  readonly levers: readonly Lever[];
  /** Ids of rows that stay as they are filed. */
  readonly fixed: readonly string[];
  readonly wishes: readonly Wish[];
  readonly credit: 'statute' | 'department';
  readonly yearsFirst: boolean;
}

export const firstAsked: AskedOffers = {
  levers: ['dismiss-count', 'dismiss-enhancement', 'lesser-finding', 'misdemeanor', 'lesser-crime', 'term', 'run'],
  fixed: [],
  wishes: [],
  credit: 'statute',
  yearsFirst: false,
};

const stored = z.object({
  levers: z.array(z.enum(everyLever)),
  fixed: z.array(z.string()),
  wishes: z.array(offerWish),
  credit: z.enum(['statute', 'department']),
  yearsFirst: z.boolean(),
});

/** What was asked of a case before, as this device kept it. */
export function readAsked(kept: string | undefined): AskedOffers {
  if (kept === undefined) return firstAsked;
  try {
    const read = stored.safeParse(JSON.parse(kept));
    return read.success ? read.data : firstAsked;
  } catch {
    return firstAsked;
  }
}

const isNamed = (kind: string): kind is keyof typeof text.wishes => Object.hasOwn(text.wishes, kind);

/** A wish in words, as it stands on the line of what is asked. */
export function wishWords(wish: Wish): string {
  switch (wish.kind) {
    case 'at-most':
      return text.wishWords.atMost(lengthText(wish.days));
    case 'out-by':
      return text.wishWords.outBy(longDate(wish.date));
    case 'strikes':
      return text.wishWords.strikes(wish.most);
    default:
      return isNamed(wish.kind) ? text.wishes[wish.kind] : wish.kind;
  }
}

const isOf = (kind: Wish['kind']) => (wish: Wish) => wish.kind === kind;

/** One wish of a kind: a second takes the place of the first. */
export const withWish = (asked: AskedOffers, wish: Wish): AskedOffers => ({
  ...asked,
  wishes: [...asked.wishes.filter((each) => !isOf(wish.kind)(each)), wish],
});

const tenYears = 3600;
const withLevers = (asked: AskedOffers, levers: readonly Lever[]): AskedOffers => ({
  ...asked,
  levers: everyLever.filter((lever) => asked.levers.includes(lever) || levers.includes(lever)),
});

interface Preset {
  readonly id: keyof typeof text.presetNames;
  readonly of: (asked: AskedOffers) => AskedOffers;
}

/** Wishes and levers under one name; each can be read and changed after. */
export const presets: readonly Preset[] = [
  { id: 'county', of: (asked) => withWish(asked, { kind: 'county' }) },
  { id: 'strike', of: (asked) => withWish(asked, { kind: 'strikes', most: 0 }) },
  { id: 'ten', of: (asked) => withWish(asked, { kind: 'at-most', days: tenYears - 1 }) },
  { id: 'half', of: (asked) => withWish(asked, { kind: 'half-credit' }) },
  { id: 'prison', of: (asked) => withLevers(withWish(asked, { kind: 'county' }), ['probation', 'split']) },
  { id: 'court', of: (asked) => ({ ...asked, levers: courtAlone, wishes: [] }) },
];
