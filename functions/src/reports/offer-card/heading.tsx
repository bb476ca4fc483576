import type { CaseRecord } from '@countwise/contract';
import type { SentenceKey } from './sentences.ts';
import { speechIn } from './speech.ts';
import { headingOf, type Told } from './told.tsx';

/** Where the term is served; of probation that stands alone, whether there is jail. */
function placeOf({ offer: { card, summary }, speech }: Told, isGrant: boolean): string {
  if (isGrant && card.probationJail !== 0) return speech.say('probation');
  if (isGrant || summary.place === 'none') return speech.say('noJail');
  if (summary.place === 'prison') return speech.say('prison');
  return speech.say(card.split === null ? 'jail' : 'jailSplit');
}

/** The longest line of figures that stands in large type, beside the date and the case. */
const longHeading = 18;

/** Whether the line of figures is long in one of the languages: both heads have the same type. */
const isLongHead = (told: Told): boolean =>
  (['en', 'es'] as const).some(
    (language) => headingOf({ ...told, speech: speechIn(language) })[0].length > longHeading,
  );

/** What the card says over itself: that it is no offer any more or not yet, and that nobody has read its Spanish. */
function marksOf({ offer: { state, translation }, speech: { language, say } }: Told): readonly string[] {
  return [
    ...(state === 'draft' || state === 'withdrawn' ? [say(state)] : []),
    ...(language === 'es' && translation === null ? [say('unreviewed')] : []),
  ];
}

/** The defendant as one is called, with what parts the name from the number; empty where the case names nobody. */
const calledName = ({ DefendantFirstName, DefendantMiddleName, DefendantLastName }: CaseRecord): string => {
  const names = [DefendantFirstName, DefendantMiddleName, DefendantLastName].filter((name) => name !== '');
  return names.length === 0 ? '' : `${names.join(' ')},`;
};

/** What is imposed, of which case, by whom and until when; `head` in place of what the card is called. */
export function Heading({ head, ...told }: Told & { readonly head?: SentenceKey }) {
  const { offer, record, speech } = told;
  const { say, date } = speech;
  const isOffer = offer.kind === 'offer';
  const [text, beside] = headingOf(told);
  const isGrant = offer.card.probationJail !== null && beside === '';
  return (
    <header>
      <div>
        <p>{say(head ?? (isOffer ? 'head' : 'headIndicated'))}</p>
        <h1 className={isLongHead(told) ? 'long' : undefined}>{text}</h1>
        <p>{placeOf(told, isGrant)}</p>
        {beside !== '' && <p>{beside}</p>}
      </div>
      <div className="side">
        {marksOf(told).map((mark) => (
          <p key={mark} className="mark">
            {mark}
          </p>
        ))}
        <dl>
          <dt>{say('case')}</dt>
          <dd>
            {calledName(record)} <span className="nowrap">{record.CaseNumber}</span>
          </dd>
          <dt>{say(isOffer ? 'made' : 'indicated')}</dt>
          <dd>{date(offer.madeAt)}</dd>
          {offer.madeBy !== null && (
            <>
              <dt>{say('by')}</dt>
              <dd>{say(offer.madeBy)}</dd>
            </>
          )}
          {offer.expiresAt !== null && (
            <>
              <dt>{say('until')}</dt>
              <dd>
                <b>{date(offer.expiresAt)}</b>
              </dd>
            </>
          )}
        </dl>
      </div>
    </header>
  );
}
