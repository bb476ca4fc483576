import { cardLength } from '@countwise/contract';
import { nameOf, type Told } from './told.tsx';

/** What moves to a second page where the first is full. */
function laterSentences({ offer: { card, conditions, away }, speech }: Told): readonly string[] {
  const { register, drive, driveOfYouth = null } = card;
  return [
    ...(conditions === '' ? [] : [speech.say('conditions', conditions)]),
    ...(register === null
      ? []
      : [register === 0 ? speech.say('registerLife') : speech.say('register', speech.years(register))]),
    ...(drive === null ? [] : [speech.say('drive', speech.months(drive))]),
    ...(driveOfYouth === null ? [] : [speech.say('driveOfYouth', speech.months(driveOfYouth))]),
    ...(away === '' ? [] : [speech.say('away', away)]),
  ];
}

/** Charges that are dismissed, by their counts. */
function droppedText({ offer: { card }, speech }: Told): string {
  const words = card.drop.map((crime) =>
    crime.count === null ? nameOf(crime, speech) : `${nameOf(crime, speech)} (${speech.say('count', crime.count)})`,
  );
  return words.length === 0 ? '' : `${speech.say(words.length === 1 ? 'dropOne' : 'drop', words.join('; '))}.`;
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
