import { type CardCrime, type CaseRecord, type OfferCard, type OfferRecord, pleadedAs } from '@countwise/contract';
import type { SentenceKey } from './sentences.ts';
import type { Speech } from './speech.ts';

/** An offer on a case, and the language in which it is told. */
export interface Told {
  readonly offer: OfferRecord;
  readonly record: CaseRecord;
  readonly speech: Speech;
  /** Which page of how many it is, where it is told on several. */
  readonly sheet?: { readonly at: number; readonly of: number };
}

/** A sentence with its figures in bold. */
export function Said({
  speech,
  of,
  figures = [],
}: {
  readonly speech: Speech;
  readonly of: SentenceKey;
  readonly figures?: readonly (string | number)[];
}) {
  return speech.pieces(of).map((piece, nth) => (
    <span key={piece}>
      {piece}
      {figures[nth] !== undefined && <b>{figures[nth]}</b>}
    </span>
  ));
}

/** A crime in plain words and its statute; in Spanish the statute alone where there are no words for it. */
export function nameOf({ name, plainEn, plainEs, statute }: CardCrime, { language }: Speech): string {
  const words = language === 'es' ? plainEs : plainEn || name;
  return [words, pleadedAs(statute).replace(' ', '\u00a0')].filter((part) => part !== '').join(', ');
}

/** As a name stands within a line; `PC` stays. */
const uncapitalized = (name: string): string => name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** What is admitted beside a count, in its line. */
export const withText = ({ with: rows }: OfferCard['plead'][number], speech: Speech): string =>
  rows.map((row) => `, ${speech.say('with', uncapitalized(nameOf(row, speech)))}`).join('');

/** What is admitted beside the counts, each prior as often as it is added; empty where there is nothing. */
export function admittedText({ offer: { card }, speech }: Told): string {
  const { admit, priorStrikes } = card;
  const { say } = speech;
  const named = admit.map((row) =>
    row.times > 1 ? say('times', nameOf(row, speech), row.times) : nameOf(row, speech),
  );
  const strikes = priorStrikes === 0 ? [] : [say(priorStrikes === 1 ? 'priorStrike' : 'priorStrikes')];
  const words = [...named, ...strikes];
  return words.length === 0 ? '' : say('admit', words.join('; '));
}

/** The day of a hearing and its sections, which do not break. */
export const hearingFigures = ({ date, authority }: NonNullable<OfferCard['hearing']>, speech: Speech) =>
  [speech.date(date), authority.replaceAll(' ', '\u00a0')] as const;

/** What beside a day of release is to be known of it: a hearing by age, and days of jail that it leaves out. */
export function AboutTheDay({
  speech,
  byAge,
  jailApart,
}: Pick<OfferCard['trial'], 'byAge' | 'jailApart'> & Pick<Told, 'speech'>) {
  return (
    <>
      {byAge && (
        <>
          {' '}
          <Said
            speech={speech}
            of="byAge"
            figures={[byAge.authority.replaceAll(' ', '\u00a0'), speech.date(byAge.minimum)]}
          />
        </>
      )}
      {jailApart === true && ` ${speech.say('jailApart')}`}
    </>
  );
}

/** The term that is imposed; empty where there is none but probation. */
function termText({ offer: { card }, speech }: Told): string {
  const { special, lifeYears, determinate, jailDays } = card.term;
  const { years, months, days } = determinate;
  const hasTerm = special !== null || lifeYears !== null || years + months + days + jailDays > 0;
  return hasTerm || card.probationJail === null ? speech.term(card.term) : '';
}

/** The counts on probation, where others are sentenced beside them; empty where it is of the whole plea. */
function countsOnProbation(told: Told): string {
  const { offer, speech } = told;
  const { onProbation } = offer.card;
  if (onProbation.length === 0 || termText(told) === '') return '';
  return speech.say(onProbation.length === 1 ? 'ofCount' : 'ofCounts', speech.list(onProbation.map(String)));
}

/** Probation that is granted, with its counts and its jail; empty without it. */
function grantText(told: Told): string {
  const { offer, speech } = told;
  const { probationJail } = offer.card;
  if (probationJail === null) return '';
  const counts = countsOnProbation(told);
  const granted = counts === '' ? speech.say('probationWord') : speech.say('probationOn', counts);
  return probationJail === 0 ? granted : speech.say('withJail', granted, speech.days(probationJail));
}

/** How long probation is, and of which counts where others are sentenced. */
export function onProbationText(told: Told, length: string): string {
  const counts = countsOnProbation(told);
  return counts === '' ? told.speech.say('onProbation', length) : told.speech.say('countsOnProbation', counts, length);
}

/** What stands in large type over a card, and what beside it: the term, and the probation that stands with it or alone. */
export function headingOf(told: Told): readonly [head: string, beside: string] {
  const term = termText(told);
  const grant = grantText(told);
  return term === '' ? [grant, ''] : [term, grant];
}

/** What is imposed, in one line: the term first, then the probation of others of its counts. */
export function sentenceText(told: Told): string {
  const [head, beside] = headingOf(told);
  return beside === '' ? head : told.speech.say('besideTerm', head, beside);
}

/** The parts of a split: as they are agreed, or as the judge who decides may order them. */
export const splitWords = ({ offer: { form, card }, speech }: Told) =>
  card.split === null
    ? null
    : ({
        of: form === 'fixed' ? 'split' : 'splitIf',
        figures: [speech.length(card.split.custody), speech.length(card.split.supervision)],
      } as const);
