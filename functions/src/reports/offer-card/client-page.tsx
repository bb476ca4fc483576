import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Foot } from './if-no.tsx';
import { Charges, Follows, Form, Immigration, Out, Pleaded, type PleaPages, pleaPages, Strikes } from './if-yes.tsx';
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
      {told.sheet !== undefined && (
        <section>
          <p>{say('more')}</p>
        </section>
      )}
    </>
  );
};

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
    <section>
      {isFirst && (
        <>
          <h2>{say('clientBrings')}</h2>
          <Strikes {...told} />
          <Follows {...told} isLong={!isLast} />
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

/**
 * What the client takes home: the same frozen figures and sentences as the card, in larger type, without what is for the
 * hallway alone: what a refusal means, the answer and the signatures. It stands for an offer that was accepted as well.
 * Where one page has no room for it, what the plea brings stands on a second one.
 */
export function ClientPage(told: Told): ReactNode {
  const { offer, speech } = told;
  const fits = fitsOn(told, 'client');
  const all: PleaPages = { first: offer.card.plead, further: [] };
  const said = movable(told);
  const single = (
    <Page told={told}>
      <Agreed {...told} {...all} />
      <Brings told={told} texts={said} isFirst isLast />
    </Page>
  );
  if (fits(single)) return single;
  const several = { ...told, sheet: { at: 9, of: 99 } };
  const pleas = pleaPages(
    all.first,
    (pages) =>
      fits(
        <Page told={several}>
          <Agreed {...several} {...pages} />
        </Page>,
      ),
    (charges) =>
      fits(
        <Page told={several}>
          <section>
            <Charges speech={speech} charges={charges} before={all.first.length} />
          </section>
        </Page>,
      ),
  );
  const later = textsInPages(said, (texts) =>
    fits(
      <Page told={several}>
        <Brings told={several} texts={texts} isFirst isLast />
      </Page>,
    ),
  );
  const before = 1 + pleas.further.length;
  const onPage = (at: number): Told => ({ ...told, sheet: { at, of: before + later.length } });
  const startOf = (nth: number) => [pleas.first, ...pleas.further].slice(0, nth + 1).flat().length;
  return (
    <>
      <Page told={onPage(1)}>
        <Agreed {...onPage(1)} {...pleas} />
      </Page>
      {pleas.further.map((charges, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name, and none moves
        <Page key={nth} told={onPage(nth + 2)}>
          <section>
            <Charges speech={speech} charges={charges} before={startOf(nth)} />
          </section>
        </Page>
      ))}
      {later.map((texts, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name, and none moves
        <Page key={nth} told={onPage(before + nth + 1)}>
          <Brings told={told} texts={texts} isFirst={nth === 0} isLast={nth === later.length - 1} />
        </Page>
      ))}
    </>
  );
}
