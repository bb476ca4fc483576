import type { ReleaseParts } from '@countwise/contract';
import { release as text } from '../../text/modes.ts';
import { Cite } from '../law/cite.tsx';

const words = text.notCounted;

/** What the days of release leave out, each with the law that would count it. */
function leftOut({
  release,
  summary,
}: ReleaseParts): readonly { readonly words: string; readonly authority: string }[] {
  const several = release.byLaw?.severalRates === true;
  const own =
    summary.place === 'prison'
      ? [
          { words: words.programs, authority: '15 CCR 3043.3; 15 CCR 3043.4; 15 CCR 3043.5; 15 CCR 3043.6' },
          { words: words.lost, authority: 'PC 2932' },
          ...(several ? [{ words: words.several, authority: '15 CCR 3043.2' }] : []),
        ]
      : [
          { words: words.lost, authority: 'PC 4019(b), (c)' },
          { words: words.olderJail, authority: 'PC 4019(h)' },
        ];
  return [...own, { words: words.elsewhere, authority: '' }];
}

/** Says in words what these days leave out. */
export const NotCounted = ({ parts }: { readonly parts: ReleaseParts }) => (
  <section>
    <h3>{words.title}</h3>
    <ul className="release-left-out">
      {leftOut(parts).map((each) => (
        <li key={each.words}>
          {each.words} {each.authority !== '' && <Cite authority={each.authority} />}
        </li>
      ))}
    </ul>
  </section>
);
