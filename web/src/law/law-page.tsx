import '../shared/crime/law-text.css';
import './law-page.css';
import type { LawText } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { cited } from '../shared/law/cited.ts';
import { dayOfText } from '../shared/law/day-of-text.ts';
import { lawTextQuery } from '../shared/law/law-text-query.ts';
import { namedParagraph } from '../shared/law/named-paragraph.ts';
import { common } from '../text/common.ts';
import { law as text } from '../text/law.ts';
import { chargeDetails } from '../text/workspace.ts';
import { longDate, today } from '../ui/dates.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { levelsOf } from './levels.ts';

/** `/Law?code=PC&section=1170.1(a)&on=2019-03-14`: the official text of a section on a day, where it was imported. */
export function LawPage() {
  const [query] = useSearchParams();
  const [code, section] = [query.get('code') ?? '', query.get('section') ?? ''];
  const on = dayIn(query.get('on')) ?? today();
  const statute = `${code} ${section}`;
  // what the site cites it knows by its code and number, and nothing else is asked for
  const [piece, ...more] = cited(statute);
  const address = more.length === 0 ? (piece?.href ?? null) : null;
  const title = address === null ? text.noSection : text.title(statute, longDate(on));
  return (
    <main id="main" className="page law-page">
      <title>{`${title} · Countwise`}</title>
      <h1>{title}</h1>
      {address !== null && (
        <>
          <TextOfDay key={statute + on} code={code} section={section} on={on} />
          <a href={address} target="_blank" rel="noreferrer">
            {chargeDetails.readLaw}
          </a>
        </>
      )}
    </main>
  );
}

const dayIn = (words: string | null): IsoDate | null =>
  words !== null && /^\d{4}-\d\d-\d\d$/.test(words) && !Number.isNaN(Date.parse(words)) ? words : null;

interface Props {
  readonly code: string;
  readonly section: string;
  readonly on: IsoDate;
}

function TextOfDay({ code, section, on }: Props) {
  const { data, error } = useQuery({ ...lawTextQuery(code, section, on), meta: { page: true } });
  if (error !== null) return <p role="alert">{error.message || common.offline}</p>;
  if (data === undefined) return <Skeleton width="70%" height={24} />;
  if (data === null) return <p className="notice">{text.nothing}</p>;
  return (
    <>
      <p className={data.inForce ? 'law-day' : 'notice'}>{dayOfText(data, on)}</p>
      <Paragraphs official={data} section={section} />
      {data.history !== '' && (
        <section className="law-history">
          <h2>{text.history}</h2>
          <p>{data.history}</p>
        </section>
      )}
    </>
  );
}

/** The text, with the subdivision that was cited marked and in view. */
function Paragraphs({ official, section }: { readonly official: LawText; readonly section: string }) {
  const named = useRef<HTMLElement>(null);
  useEffect(() => named.current?.scrollIntoView({ block: 'center' }), []);
  const lines = official.text.split('\n');
  const cites = namedParagraph(lines, section);
  const levels = levelsOf(lines);
  return (
    <article className="law-text">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand twice, and none moves
        <p key={place} style={{ marginLeft: `${levels[place] ?? 0}em` }}>
          {place === cites ? <mark ref={named}>{line}</mark> : line}
        </p>
      ))}
    </article>
  );
}
