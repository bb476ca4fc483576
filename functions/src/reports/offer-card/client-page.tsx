import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Foot } from './if-no.tsx';
import {
  Charges,
  Follows,
  Form,
  Immigration,
  Out,
  Pleaded,
  type PleaPages,
  type Pleas,
  pleaPages,
  Strikes,
} from './if-yes.tsx';
import { movable } from './later.ts';
import { fitsOn, textsInPages } from './sheets.ts';
import { sentenceText, type Told } from './told.tsx';

/** What is pleaded and what the sentence is. */
const Agreed = ({ first, further, ...told }: Told & PleaPages): ReactNode => {
  const { offer, speech } = told;
  const { say } = speech;
  return (
    <>
      <section>
        <h2>{say('clientPlead')}</h2>
        {offer.kind === 'indication' && <p>{say('pleadAll')}</p>}
        <Pleaded {...told} first={first} further={further} />
      </section>
      <section>
        <h2>{say('clientSentence')}</h2>
        <Form {...told} text={sentenceText(told)} />
        <Out {...told} />
      </section>
    </>
  );
};

/** What stands at the end of a page that another follows. */
const More = ({ speech }: Pick<Told, 'speech'>): ReactNode => (
  <section>
    <p>{speech.say('more')}</p>
  </section>
);

interface Brings {
  readonly told: Told;
  readonly texts: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What else follows. */
const Brings = ({ told, texts, isFirst, isLast }: Brings): ReactNode => {
  const { say } = told.speech;
  return (
    <>
      <section>
        {isFirst && (
          <>
            <h2>{say('clientBrings')}</h2>
            <Strikes {...told} />
            <Follows {...told} />
          </>
        )}
        {texts.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {isLast && (
          <>
            <Immigration {...told} />
            <p>{say('clientKeep')}</p>
          </>
        )}
      </section>
      {!isLast && <More speech={told.speech} />}
    </>
  );
};

/** What the page is called before and after it is accepted: a court that indicates a sentence makes no offer. */
const clientHeads = {
  offer: ['clientHead', 'clientAgreed'],
  indication: ['clientIndicated', 'clientAccepted'],
} as const;

const Page = ({ told, children }: { readonly told: Told; readonly children: ReactNode }): ReactNode => {
  const { offer, speech } = told;
  return (
    <article className={`client ${speech.language}`}>
      <Heading {...told} head={clientHeads[offer.kind][offer.state === 'accepted' ? 1 : 0]} />
      {children}
      <Foot {...told} />
    </article>
  );
};

/** What the plea comes to, page by page: the sentence with the first charges, then each page of further ones. */
function pleaSheets(told: Told): readonly ((on: Told) => ReactNode)[] {
  const { offer, speech } = told;
  const all = offer.card.plead;
  const fits = fitsOn(told, 'client');
  const further = (charges: Pleas, before: number) => (
    <section>
      <Charges speech={speech} charges={charges} before={before} of={all.length} />
    </section>
  );
  const whole = (content: ReactNode): boolean =>
    fits(
      <Page told={told}>
        {content}
        <More speech={speech} />
      </Page>,
    );
  const pleas = pleaPages(
    all,
    (pages) => whole(<Agreed {...told} {...pages} />),
    (charges) => whole(further(charges, all.length)),
  );
  const startOf = (nth: number) => [pleas.first, ...pleas.further].slice(0, nth + 1).flat().length;
  return [
    (on: Told) => <Agreed {...on} {...pleas} />,
    ...pleas.further.map((charges, nth) => () => further(charges, startOf(nth))),
  ];
}

/** What the plea brings by the pages that it fills: it begins behind `lead` where there is room, and `isLate` where there is none. */
function bringsPages(told: Told, lead: ReactNode) {
  const fits = fitsOn(told, 'client');
  const holds = (isLast: boolean, isFirst: boolean, before: ReactNode) => (texts: readonly string[]) =>
    fits(
      <Page told={told}>
        {before}
        <Brings told={told} texts={texts} isFirst={isFirst} isLast={isLast} />
      </Page>,
    );
  const isLate = !holds(false, true, lead)([]);
  const paged = (isLast: boolean) =>
    textsInPages(movable(told), holds(isLast, isLate, null), isLate ? undefined : holds(false, true, lead));
  const isEnded = (pages: readonly (readonly string[])[]) =>
    holds(true, pages.length === 1, pages.length === 1 && !isLate ? lead : null)(pages.at(-1) ?? []);
  const [close, apart] = [paged(false), paged(true)];
  if (isEnded(close)) return { isLate, pages: close };
  return { isLate, pages: isEnded(apart) ? apart : [...apart, []] };
}

/**
 * What the client takes home: the same frozen figures and sentences as the card, in larger type, without what is for the
 * hallway alone: what a refusal means, the answer and the signatures. It stands for an offer that was accepted as well.
 * Where one page has no room for it, it runs on to further ones.
 */
export function ClientPage(told: Told): ReactNode {
  const single = (
    <Page told={told}>
      <Agreed {...told} first={told.offer.card.plead} further={[]} />
      <Brings told={told} texts={movable(told)} isFirst isLast />
    </Page>
  );
  if (fitsOn(told, 'client')(single)) return single;
  const several = { ...told, sheet: { at: 9, of: 99 } };
  const pleas = pleaSheets(several);
  const { isLate, pages } = bringsPages(several, pleas.at(-1)?.(several));
  const before = isLate ? pleas.length : pleas.length - 1;
  const sheets = Array.from({ length: before + pages.length }, (_, at) => ({
    on: { ...told, sheet: { at: at + 1, of: before + pages.length } },
    plea: pleas[at],
    texts: pages[at - before],
  }));
  return sheets.map(({ on, plea, texts }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name, and none moves
    <Page key={at} told={on}>
      {plea?.(on)}
      {texts === undefined ? (
        <More speech={told.speech} />
      ) : (
        <Brings told={on} texts={texts} isFirst={at === before} isLast={at === sheets.length - 1} />
      )}
    </Page>
  ));
}
