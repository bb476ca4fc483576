import { type CardLanguage, type CardPage, cardLength } from '@countwise/contract';
import { admittedText, hearingFigures, nameOf, splitWords, type Told, withText } from './told.tsx';

/** What moves to a second page where the first is full. */
function laterSentences({ offer: { card, conditions, away }, speech }: Told): readonly string[] {
  const { register, drive } = card;
  return [
    ...(conditions === '' ? [] : [speech.say('conditions', conditions)]),
    ...(register === null
      ? []
      : [register === 0 ? speech.say('registerLife') : speech.say('register', speech.years(register))]),
    ...(drive === null ? [] : [speech.say('drive', speech.months(drive))]),
    ...(away === '' ? [] : [speech.say('away', away)]),
  ];
}

/** Charges that are dismissed, by their counts. */
function droppedText({ offer: { card }, speech }: Told): string {
  const words = card.drop.map((crime) =>
    crime.count === null ? nameOf(crime, speech) : `${nameOf(crime, speech)} (${speech.say('count', crime.count)})`,
  );
  return words.length === 0 ? '' : `${speech.say('drop', words.join('; '))}.`;
}

/** What may be imposed on who does not come back, which an open plea binds to as well. */
function returnText({ offer: { returnDays }, speech }: Told): string {
  if (returnDays === null) return '';
  const term = { special: null, lifeYears: null, determinate: cardLength(returnDays), jailDays: 0 };
  return speech.say('return', speech.term(term));
}

/** What the card says beside its fixed sentences, and moves to a second page where the first is full. */
export const movable = (told: Told): readonly string[] =>
  [returnText(told), droppedText(told), ...laterSentences(told)].filter((text) => text !== '');

interface Measure {
  /** Letters of one line: of the charges, which are bold, and of a sentence. */
  readonly charge: number;
  readonly sentence: number;
  /** Lines of what differs from card to card that one page holds beside its fixed sentences: Spanish has longer ones. */
  readonly room: Readonly<Record<CardLanguage, number>>;
  /** Lines of charges that fit on a first page on which nothing is signed, and on one that has charges alone. */
  readonly charges: Readonly<Record<CardLanguage, number>>;
  readonly chargesAlone: number;
}

const measures: Readonly<Record<CardPage, Measure>> = {
  card: { charge: 80, sentence: 80, room: { en: 7, es: 5 }, charges: { en: 15, es: 11 }, chargesAlone: 36 },
  client: { charge: 68, sentence: 70, room: { en: 9, es: 8 }, charges: { en: 14, es: 12 }, chargesAlone: 30 },
};

type Pleaded = Told['offer']['card']['plead'][number];

const linesOf = (text: string, letters: number): number => Math.ceil(text.length / letters);

const linesOfCharge = (crime: Pleaded, speech: Told['speech'], letters: number): number =>
  linesOf(`${nameOf(crime, speech)} (${speech.say('count', crime.count ?? '')})${withText(crime, speech)}`, letters);

/** The charges by the pages that they stand on: on the first with all that is said of them, on each further one alone. */
export function pagesOfCharges({ offer, speech }: Told, page: CardPage): readonly (readonly Pleaded[])[] {
  const { charge, charges, chargesAlone } = measures[page];
  const pages: Pleaded[][] = [[]];
  let room = charges[speech.language];
  for (const crime of offer.card.plead) {
    const lines = linesOfCharge(crime, speech, charge);
    if (lines > room) {
      pages.push([]);
      room = chargesAlone;
    }
    pages.at(-1)?.push(crime);
    room -= lines;
  }
  return pages;
}

/** Whether the first page has no room for what differs from card to card: for all of it, or for the plea that cannot move. */
export function isFull(told: Told, of: 'all' | 'pleaded', page: CardPage = 'card'): boolean {
  const { offer, speech } = told;
  const { charge, sentence, room } = measures[page];
  const pleaded = offer.card.plead.reduce(
    (sum, crime) => sum + linesOfCharge(crime, speech, charge),
    linesOf(admittedText(told), charge),
  );
  const { hearing } = offer.card;
  const heard = hearing === null ? '' : speech.say('hearing', ...hearingFigures(hearing, speech));
  const split = splitWords(told);
  const divided = split === null ? '' : speech.say(split.of, ...split.figures);
  const movables = of === 'all' ? movable(told) : [];
  return (
    [heard, divided, ...movables].reduce((sum, text) => sum + linesOf(text, sentence), pleaded) > room[speech.language]
  );
}
