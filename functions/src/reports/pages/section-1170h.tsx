import { placeText } from '@countwise/contract';
import { rangesOf, type Summary } from '@countwise/engine';
import type { Report } from '../report.ts';

interface Told {
  readonly text: string;
  readonly authority: string;
}

const byOwnSection: Told = {
  text: 'State prison: its own section, or a bar of section 1170(h), keeps the term out of county jail.',
  authority: 'PC 1170(h)(3)',
};
const suspended = 'The court may suspend the last part of it under mandatory supervision.';

/** Where no felony is served yet, the bars are told. */
const unlessBarred: Told = {
  text: `County jail, unless a serious or violent felony of the case or of the record, registration as a sex offender or an aggravated white collar enhancement takes the term to state prison. ${suspended}`,
  authority: 'PC 1170(h)(2), (3), (5)',
};

/** What becomes of a term that its own section sends to county jail, by the place of the whole sentence. */
const inJail: Readonly<Record<Summary['place'], Told>> = {
  prison: {
    text: 'Its own section says county jail, yet the sentence is served in state prison: a serious or violent felony of the case or of the record, registration as a sex offender, an enhancement or another prison term takes the whole of it there.',
    authority: 'PC 1170(h)(3); PC 1170.1(a)',
  },
  jail1170h: { text: `County jail. ${suspended}`, authority: 'PC 1170(h)(2), (5)' },
  jail: unlessBarred,
  none: unlessBarred,
};

/** Where the terms of felonies are served, and what section 1170(h) has to do with it; nothing where there is no felony. */
export function Section1170h({ report: { sentence } }: { readonly report: Report }) {
  const convicted = sentence.charges.filter(({ role }) => role !== 'inactive');
  const groups = [
    { place: 'prison', told: byOwnSection },
    { place: 'jail1170h', told: inJail[sentence.summary.place] },
  ].flatMap(({ place, told }) => {
    const counts = convicted.filter((charge) => charge.place === place).map(({ count }) => count);
    return counts.length === 0 ? [] : [{ counts, ...told }];
  });
  if (groups.length === 0) return null;
  return (
    <>
      <h3>Section 1170(h)</h3>
      <p>The whole sentence: {placeText(sentence.summary)}.</p>
      <ul className="plain">
        {groups.map(({ counts, text, authority }) => (
          <li key={text}>
            {counts.length === 1 ? 'Count' : 'Counts'} {rangesOf(counts)}. {text} <cite>{authority}</cite>
          </li>
        ))}
      </ul>
    </>
  );
}
