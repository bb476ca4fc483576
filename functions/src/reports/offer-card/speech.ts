import type { CardLanguage, CardTerm } from '@countwise/contract';
import { type SentenceKey, sentences } from './sentences.ts';

const places: Readonly<Record<CardLanguage, 0 | 1>> = { en: 0, es: 1 };
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** How the card speaks in one of its languages. */
export interface Speech {
  readonly language: CardLanguage;
  /** A sentence of the table in pieces, each figure after the piece that leads to it. */
  readonly pieces: (key: SentenceKey) => readonly string[];
  readonly say: (key: SentenceKey, ...figures: readonly (string | number)[]) => string;
  /** `03/14/2026`, `14 de marzo de 2026`. */
  readonly date: (day: string) => string;
  readonly days: (count: number) => string;
  readonly years: (count: number) => string;
  readonly months: (count: number) => string;
  /** `2, 6 and 8`. */
  readonly list: (parts: readonly string[]) => string;
  readonly length: (length: CardTerm['determinate']) => string;
  readonly term: (term: CardTerm) => string;
}

export function speechIn(language: CardLanguage): Speech {
  const pieces = (key: SentenceKey): readonly string[] => sentences[key][places[language]].split('{}');
  const say: Speech['say'] = (key, ...figures) =>
    pieces(key)
      .map((piece, nth, { length }) => (nth < length - 1 ? `${piece}${figures[nth] ?? ''}` : piece))
      .join('');
  const several = (count: number, one: SentenceKey, more: SentenceKey): string => say(count === 1 ? one : more, count);
  const years = (count: number): string => several(count, 'year', 'years');
  const days = (count: number): string => several(count, 'day', 'days');
  const inMonths = (count: number): string => several(count, 'month', 'months');
  const list = (parts: readonly string[]): string => {
    const [last, ...before] = parts.toReversed();
    return before.length === 0 ? (last ?? '') : `${before.toReversed().join(', ')}${say('and')}${last}`;
  };
  const inParts = ({ years: ofYears, months: ofMonths, days: ofDays }: CardTerm['determinate']): readonly string[] => [
    ...(ofYears > 0 ? [years(ofYears)] : []),
    ...(ofMonths > 0 ? [inMonths(ofMonths)] : []),
    ...(ofDays > 0 ? [days(ofDays)] : []),
  ];
  const life = (count: number): string => (count === 0 ? say('lifeTerm') : say('lifeAfter', years(count)));
  const felonies = ({ lifeYears, besideYears, determinate }: CardTerm): string => {
    const fixed = list(inParts(determinate));
    if (besideYears !== undefined) return say('lifeBeside', fixed, life(besideYears));
    if (lifeYears === null) return fixed;
    // the determinate term is served first: Pen. Code, § 669(a)
    return fixed === '' ? life(lifeYears) : say('thenLife', fixed, life(lifeYears));
  };
  const term = (of: CardTerm): string => {
    if (of.special !== null) return say(of.special === 'LWOP' ? 'withoutParole' : 'death');
    const whole = felonies(of);
    const jail = of.jailDays === 0 ? '' : say('ofJail', days(of.jailDays));
    if (whole === '' || jail === '') return whole || jail || say('noTime');
    // years of prison are none of jail
    return say('besideTerm', whole, jail);
  };
  return {
    language,
    pieces,
    say,
    days,
    years,
    list,
    months: (count) =>
      list([
        ...(count >= 12 ? [years(Math.floor(count / 12))] : []),
        ...(count % 12 > 0 || count === 0 ? [inMonths(count % 12)] : []),
      ]),
    date: (day) => {
      const [year = '', month = '', of = ''] = day.split('-');
      return language === 'en'
        ? `${month}/${of}/${year}`
        : `${Number(of)} de ${months[Number(month) - 1] ?? ''} de ${year}`;
    },
    length: (length) => list(inParts(length)),
    term,
  };
}
