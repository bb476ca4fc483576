import { Fragment, type ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Foot } from './if-no.tsx';
import { Follows, Form, furtherCharges, Immigration, Out, Pleaded, Strikes } from './if-yes.tsx';
import { isFull, movable } from './later.ts';
import { sentenceText, type Told } from './told.tsx';

/** What is pleaded and what the sentence is. */
const Agreed = (told: Told): ReactNode => {
  const { offer, speech } = told;
  const { say } = speech;
  return (
    <>
      <section>
        <h2>{say('clientPlead')}</h2>
        {offer.kind === 'indication' && <p>{say('pleadAll')}</p>}
        <Pleaded {...told} page="client" />
      </section>
      <section>
        <h2>{say('clientSentence')}</h2>
        <Form {...told} text={sentenceText(told)} />
        <Out {...told} />
      </section>
    </>
  );
};

/** What else follows. */
const Brings = (told: Told): ReactNode => {
  const { say } = told.speech;
  return (
    <section>
      <h2>{say('clientBrings')}</h2>
      <Strikes {...told} />
      <Follows {...told} isLong={false} />
      {movable(told).map((each) => (
        <p key={each}>{each}</p>
      ))}
      <Immigration {...told} />
      <p>{say('clientKeep')}</p>
    </section>
  );
};

/** What the page is called before and after it is accepted: a court that indicates a sentence makes no offer. */
const clientHeads = {
  offer: ['clientHead', 'clientAgreed'],
  indication: ['clientIndicated', 'clientAccepted'],
} as const;

/**
 * What the client takes home: the same frozen figures and sentences as the card, in larger type, without what is for the
 * hallway alone: what a refusal means, the answer and the signatures. It stands for an offer that was accepted as well.
 * Where one page has no room for it, what the plea brings stands on a second one.
 */
export function ClientPage(told: Told): ReactNode {
  const { offer, speech } = told;
  const further = furtherCharges(told, 'client');
  const of = further.length + 2;
  const page = (parts: ReactNode, at?: number) => (
    <article className={`client ${speech.language}`}>
      <Heading {...told} head={clientHeads[offer.kind][offer.state === 'accepted' ? 1 : 0]} />
      {parts}
      <Foot {...told} {...(at !== undefined && { sheet: { at, of } })} />
    </article>
  );
  if (!isFull(told, 'all', 'client'))
    return page(
      <>
        <Agreed {...told} />
        <Brings {...told} />
      </>,
    );
  return (
    <>
      {page(
        <>
          <Agreed {...told} />
          <section>
            <p>{speech.say('more')}</p>
          </section>
        </>,
        1,
      )}
      {further.map((charges, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name, and none moves
        <Fragment key={nth}>{page(<section>{charges}</section>, nth + 2)}</Fragment>
      ))}
      {page(<Brings {...told} />, of)}
    </>
  );
}
