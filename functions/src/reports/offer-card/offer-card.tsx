import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Decide, Foot, Trial } from './if-no.tsx';
import { Follows, Form, furtherCharges, Immigration, Out, Pleaded, Strikes } from './if-yes.tsx';
import { isFull, movable } from './later.ts';
import { sentenceText, type Told } from './told.tsx';

/** The answer and the signatures, at the foot of the page that they stand on. */
const Signed = (told: Told): ReactNode => (
  <>
    <Trial {...told} />
    <div className="decide">
      <Decide {...told} />
      <Foot {...told} />
    </div>
  </>
);

/** The foot of a page that nobody signs. */
const Ended = (told: Told): ReactNode => (
  <>
    <div className="sig" />
    <Foot {...told} />
  </>
);

/** The card: one page, and further ones for what the first has no room for: charges, what else is said, at last what is signed. */
export function OfferCard(told: Told): ReactNode {
  const { offer, speech } = told;
  const text = sentenceText(told);
  const isSignedLater = isFull(told, 'pleaded');
  // where nothing may move, nothing stands on a next page
  const isLong = isSignedLater || (isFull(told, 'all') && movable(told).length > 0);
  const first = isLong ? [] : movable(told);
  const second = isLong ? movable(told) : [];
  const further = furtherCharges(told, 'card');
  const of = 1 + further.length + Number(isLong);
  const onPage = (at: number): Told => (of === 1 ? told : { ...told, sheet: { at, of } });
  return (
    <>
      <article className={speech.language}>
        <Heading {...told} />
        <section>
          <h2>{speech.say('yes')}</h2>
          {offer.kind === 'indication' && <p>{speech.say('pleadAll')}</p>}
          <Pleaded {...told} page="card" />
          <Form {...told} text={text} />
          <Out {...told} />
          <Strikes {...told} />
          <Follows {...told} isLong={isLong} />
          {first.map((each) => (
            <p key={each}>{each}</p>
          ))}
          <Immigration {...told} />
        </section>
        {isSignedLater ? <Ended {...onPage(1)} /> : <Signed {...onPage(1)} />}
      </article>
      {further.map((charges, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name, and none moves
        <article key={nth} className={speech.language}>
          <Heading {...told} />
          <section>{charges}</section>
          <Ended {...onPage(nth + 2)} />
        </article>
      ))}
      {isLong && (
        <article className={speech.language}>
          <Heading {...told} />
          {second.length > 0 && (
            <section>
              {second.map((each) => (
                <p key={each}>{each}</p>
              ))}
            </section>
          )}
          {isSignedLater ? <Signed {...onPage(of)} /> : <Ended {...onPage(of)} />}
        </article>
      )}
    </>
  );
}
