import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Decide, Foot, Trial } from './if-no.tsx';
import { Follows, Form, Immigration, Out, Pleaded, Strikes } from './if-yes.tsx';
import { isFull, movable } from './later.ts';
import { sentenceText, type Told } from './told.tsx';

/** The card: one page, and a second one for what the first has no room for. */
export function OfferCard(told: Told): ReactNode {
  const { offer, speech } = told;
  const text = sentenceText(told);
  // where nothing may move, nothing stands on a next page
  const isLong = isFull(told) && movable(told).length > 0;
  const first = isLong ? [] : movable(told);
  const second = isLong ? movable(told) : [];
  return (
    <>
      <article className={speech.language}>
        <Heading {...told} />
        <section>
          <h2>{speech.say('yes')}</h2>
          {offer.kind === 'indication' && <p>{speech.say('pleadAll')}</p>}
          <Pleaded {...told} />
          <Form {...told} text={text} />
          <Out {...told} />
          <Strikes {...told} />
          <Follows {...told} isLong={isLong} />
          {first.map((each) => (
            <p key={each}>{each}</p>
          ))}
          <Immigration {...told} />
        </section>
        <Trial {...told} />
        <div className="decide">
          <Decide {...told} />
          <Foot {...told} />
        </div>
      </article>
      {second.length > 0 && (
        <article className={speech.language}>
          <Heading {...told} />
          <section>
            {second.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </section>
          <div className="sig" />
          <Foot {...told} />
        </article>
      )}
    </>
  );
}
