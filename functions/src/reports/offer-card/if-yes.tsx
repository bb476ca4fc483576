import type { CardAfter } from '@countwise/contract';
import { rangesOf } from '@countwise/engine';
import { fitting, inPages } from './sheets.ts';
import type { Speech } from './speech.ts';
import {
  AboutTheDay,
  admittedText,
  hearingFigures,
  nameOf,
  onProbationText,
  Said,
  splitWords,
  type Told,
  withText,
} from './told.tsx';

export type Pleas = readonly Told['offer']['card']['plead'][number][];

interface Listed {
  readonly speech: Speech;
  readonly charges: Pleas;
  /** How many stand before them. */
  readonly before: number;
  /** How many there are on all pages: numbers of two digits are indented farther, and on every page alike. */
  readonly of: number;
}

/** Charges as they are pleaded to, each with what is admitted beside it. */
export const Charges = ({ speech, charges, before, of }: Listed) => (
  <ol start={before + 1} className={of > 9 ? 'many' : undefined}>
    {charges.map((crime) => (
      <li key={`${crime.count} ${crime.statute}`}>
        {nameOf(crime, speech)} <span>({speech.say('count', crime.count ?? '')})</span>
        {withText(crime, speech)}
      </li>
    ))}
  </ol>
);

/** The charges by the pages on which they stand: those of the first, and each further one. */
export interface PleaPages {
  readonly first: Pleas;
  readonly further: readonly Pleas[];
}

/** Which pages hold the charges: the first by `fitsFirst`, each further one of charges alone by `fitsAlone`. */
export function pleaPages(
  all: Pleas,
  fitsFirst: (pages: PleaPages) => boolean,
  fitsAlone: (charges: Pleas) => boolean,
): PleaPages {
  // as if there were two further pages: the longer sentence
  const many = fitting(all, (first) => {
    const rest = all.slice(first.length);
    return fitsFirst({ first, further: rest.length === 0 ? [] : [rest, []] });
  });
  return { first: all.slice(0, many), further: inPages(all.slice(many), fitsAlone) };
}

/** Which counts stand on further pages: `Counts 7 to 12 and 14 are on the next page.` */
export function furtherText(pages: readonly Pleas[], speech: Speech): string {
  const counts = pages.flat().map(({ count }) => count ?? 0);
  const runs = rangesOf(counts).split(', ');
  const told = speech.list(
    runs.map((run) => {
      const [first = '', last] = run.split('–');
      return last === undefined ? first : speech.say('span', first, last);
    }),
  );
  if (pages.length > 1) return speech.say('moreCountPages', told, pages.length);
  return speech.say(counts.length === 1 ? 'moreCount' : 'moreCounts', told);
}

/** What is pleaded to, and the priors that are admitted. */
export function Pleaded({ first, further, ...told }: Told & PleaPages) {
  const { speech } = told;
  const admitted = admittedText(told);
  const [before = '', after = ''] = speech.pieces('plead');
  return (
    <>
      <p>{before.trim()}</p>
      <Charges speech={speech} charges={first} before={0} of={told.offer.card.plead.length} />
      {further.length > 0 && <p>{furtherText(further, speech)}</p>}
      {admitted !== '' && (
        <p>
          <b>{admitted}</b>
        </p>
      )}
      <p>
        {after.replace(/^\.\s*/, '')} {speech.say('rights')}
      </p>
    </>
  );
}

/** What the sentence is, who decides it, and how it is split. What a judge indicated is one sentence, and leaves nothing open (People v. Clancey (2013) 56 Cal.4th 562). */
export function Form({ text, ...told }: Told & { readonly text: string }) {
  const { kind, form, card } = told.offer;
  const { speech } = told;
  const split = splitWords(told);
  const said = kind === 'indication' ? 'indicates' : form;
  const figures =
    said === 'open'
      ? [card.least === null ? speech.say('probationWord') : speech.term(card.least), speech.term(card.most)]
      : [text];
  return (
    <p>
      <Said speech={speech} of={said} figures={figures} />
      {split !== null && (
        <>
          {' '}
          <Said speech={speech} {...split} />
        </>
      )}
    </p>
  );
}

/** When it ends: the first day out by both credits, or the first hearing. */
export function Out({ offer, speech }: Told) {
  const { summary, card } = offer;
  const { statute } = summary.release;
  const about = <AboutTheDay speech={speech} byAge={card.byAge} jailApart={card.jailApart} />;
  const { statute: serve } = summary.serveDays;
  if (statute === null || (serve.kind !== 'days' && serve.kind !== 'life')) return null;
  if (serve.kind === 'life')
    return (
      <p>
        <Said speech={speech} of="life" figures={[speech.date(statute)]} />
        {about}
      </p>
    );
  if (serve.days === 0) return <p>{speech.say('served')}</p>;
  return (
    <p>
      {summary.credits === 0 ? (
        <Said speech={speech} of="outWithoutCredit" figures={[speech.date(statute)]} />
      ) : (
        <Said speech={speech} of="out" figures={[speech.days(summary.credits), speech.date(statute)]} />
      )}
      {about}
      <Earlier offer={offer} speech={speech} />
    </p>
  );
}

/** By what it may end before: the Department's credit, a hearing. */
function Earlier({ offer: { summary, card }, speech }: Pick<Told, 'offer' | 'speech'>) {
  const { place } = summary;
  const { statute, department } = summary.release;
  return (
    <>
      {department !== null && department !== statute && place === 'prison' && (
        <>
          {' '}
          <Said speech={speech} of="rules" figures={[speech.date(department)]} />
        </>
      )}
      {card.hearing !== null && (
        <>
          {' '}
          <Said speech={speech} of="hearing" figures={hearingFigures(card.hearing, speech)} />
        </>
      )}
    </>
  );
}

export function Strikes({ offer: { summary, card }, speech }: Told) {
  if (summary.strikes === 0)
    return (
      <p>
        {speech.say(card.plead.length === 1 ? 'nostrikeOne' : 'nostrike')}
        {card.onlyMisdemeanors !== true && ` ${speech.say('facts')}`}
      </p>
    );
  return (
    <p>
      <Said speech={speech} of={summary.strikes === 1 ? 'strike' : 'strikes'} figures={[summary.strikes]} />
      {card.mayBeStrikeByFacts && ` ${speech.say('facts')}`}
    </p>
  );
}

function afterText({ kind, months, isForLife }: CardAfter, told: Told): string {
  const { speech } = told;
  if (kind === 'rest') return speech.say('rest');
  const length = months === null ? speech.say('byLaw') : speech.months(months);
  if (kind === 'probation') return onProbationText(told, length);
  return speech.say(kind, isForLife ? speech.say('forLife') : length);
}

/** What else follows: supervision, guns, restitution. */
export function Follows(told: Told) {
  const { offer, speech } = told;
  const { card } = offer;
  const guns = { life: speech.say('gunLife'), tenYears: speech.say('gunYears', speech.years(10)), none: '' } as const;
  const words = [
    // the parts of a split stand beside its term
    ...card.after.filter(({ kind }) => kind !== 'rest' || card.split === null).map((each) => afterText(each, told)),
    guns[card.gun],
    card.gun === 'none' ? '' : speech.say('gunGiveUp'),
    card.pay ? speech.say('pay') : '',
  ];
  return <p>{words.filter((each) => each !== '').join(' ')}</p>;
}

/** Never moved to another page: Pen. Code, § 1016.5(a) names three things that may follow. */
export const Immigration = ({ offer: { isDeportable }, speech: { say } }: Told) => (
  <p className="im">
    <b>{say('immigrationIf')}</b> {say(isDeportable ? 'deportation' : 'immigration')}
  </p>
);
