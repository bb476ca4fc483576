import type { Speech } from './speech.ts';
import { nameOf, type Told } from './told.tsx';

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

/** What the card says beside its fixed sentences, and moves to a second page where the first is full. */
export const movable = (told: Told): readonly string[] =>
  [droppedText(told), ...laterSentences(told)].filter((text) => text !== '');

/** Whether the first page has no room for it, by the letters of what differs from card to card. */
export function isFull(told: Told): boolean {
  const { offer, speech } = told;
  const perLine = 88;
  const lines = (text: string): number => Math.ceil(text.length / perLine);
  const pleaded = offer.card.plead.reduce(
    (sum, crime) => sum + lines(`${nameOf(crime, speech)} ${crime.with.map((row) => nameOf(row, speech)).join(', ')}`),
    0,
  );
  const rest = movable(told).reduce((sum, text) => sum + lines(text), 0);
  const back = offer.returnDays === null ? 0 : linesOfReturn;
  return pleaded + rest + back > roomOf(speech);
}

/** The sentence on who does not come back. */
const linesOfReturn = 2;

/** Lines of charges that one page holds beside its fixed sentences: Spanish has longer ones. */
const roomOf = ({ language }: Speech): number => (language === 'es' ? 5 : 9);
