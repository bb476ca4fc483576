import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Decide, Foot, Trial } from './if-no.tsx';
import { Charges, Follows, Form, Immigration, Out, Pleaded, type PleaPages, pleaPages, Strikes } from './if-yes.tsx';
import { movable } from './later.ts';
import { fitsOn, gapOn, textsInPages } from './sheets.ts';
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

/** The foot of a page that nobody signs: another follows it. */
const Ended = (told: Told): ReactNode => (
  <>
    <div className="sig" />
    <p>{told.speech.say('more')}</p>
    <Foot {...told} />
  </>
);

interface First extends PleaPages {
  readonly told: Told;
  /** What is said beside the fixed sentences; the rest stands on a next page. */
  readonly said: readonly string[];
  readonly isSigned: boolean;
}

/** The page that tells the plea and its sentence. */
const First = ({ told, first, further, said, isSigned }: First): ReactNode => {
  const { offer, speech } = told;
  return (
    <article className={speech.language}>
      <Heading {...told} />
      <section>
        <h2>{speech.say('yes')}</h2>
        {offer.kind === 'indication' && <p>{speech.say('pleadAll')}</p>}
        <Pleaded {...told} first={first} further={further} />
        <Form {...told} text={sentenceText(told)} />
        <Out {...told} />
        <Strikes {...told} />
        <Follows {...told} />
        {said.map((each) => (
          <p key={each}>{each}</p>
        ))}
        <Immigration {...told} />
      </section>
      {isSigned ? <Signed {...told} /> : <Ended {...told} />}
    </article>
  );
};

interface Further {
  readonly told: Told;
  readonly isSigned?: boolean;
  readonly children: ReactNode;
}

/** A page for what the first has no room for. */
const Further = ({ told, isSigned = false, children }: Further): ReactNode => (
  <article className={told.speech.language}>
    <Heading {...told} />
    {children}
    {isSigned ? <Signed {...told} /> : <Ended {...told} />}
  </article>
);

const Texts = ({ texts }: { readonly texts: readonly string[] }): ReactNode =>
  texts.length > 0 && (
    <section>
      {texts.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </section>
  );

/** What stands on several pages as long as their number is not known. */
const ofSeveral = { at: 9, of: 99 } as const;

/** What is said beside the fixed sentences, by pages; the last of them has room for what is signed. */
function laterPages(told: Told, fits: (article: ReactNode) => boolean) {
  const holds = (isSigned: boolean) => (texts: readonly string[]) =>
    fits(
      <Further told={told} isSigned={isSigned}>
        <Texts texts={texts} />
      </Further>,
    );
  const pages = textsInPages(movable(told), holds(false));
  return holds(true)(pages.at(-1) ?? []) ? pages : [...pages, []];
}

/** The card: one page, and further ones for what the first has no room for: charges, what else is said, at last what is signed. */
export function OfferCard(told: Told): ReactNode {
  const { offer, speech } = told;
  const fits = fitsOn(told, 'card');
  const all: PleaPages = { first: offer.card.plead, further: [] };
  const said = movable(told);
  const single = <First told={told} {...all} said={said} isSigned />;
  if (fits(single)) return <div className={`gap${gapOn(told, 'card', single)}`}>{single}</div>;
  const several = { ...told, sheet: ofSeveral };
  // what is signed goes over with what the first page has no room for: nobody signs above a warning
  const pleas = pleaPages(
    all.first,
    (pages) => fits(<First told={several} {...pages} said={[]} isSigned={false} />),
    (charges) =>
      fits(
        <Further told={several}>
          <section>
            <Charges speech={speech} charges={charges} before={all.first.length} of={all.first.length} />
          </section>
        </Further>,
      ),
  );
  const later = laterPages(several, fits);
  const before = 1 + pleas.further.length;
  const onPage = (at: number): Told => ({ ...told, sheet: { at, of: before + later.length } });
  const startOf = (nth: number) => [pleas.first, ...pleas.further].slice(0, nth + 1).flat().length;
  return (
    <>
      <First told={onPage(1)} {...pleas} said={[]} isSigned={false} />
      {pleas.further.map((charges, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name, and none moves
        <Further key={nth} told={onPage(nth + 2)}>
          <section>
            <Charges speech={speech} charges={charges} before={startOf(nth)} of={all.first.length} />
          </section>
        </Further>
      ))}
      {later.map((texts, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name, and none moves
        <Further key={nth} told={onPage(before + nth + 1)} isSigned={nth === later.length - 1}>
          <Texts texts={texts} />
        </Further>
      ))}
    </>
  );
}
