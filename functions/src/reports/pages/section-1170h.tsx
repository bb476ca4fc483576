import { placeText } from '@countwise/contract';
import type { Report } from '../report.ts';

const texts = {
  prison: {
    text: 'State prison: its own section, or a bar of section 1170(h), keeps the term out of county jail.',
    authority: 'PC 1170(h)(3)',
  },
  jail1170h: {
    text: 'County jail, unless a serious or violent felony of the case or of the record, registration as a sex offender or an aggravated white collar enhancement takes the term to state prison. The court may suspend the last part of it under mandatory supervision.',
    authority: 'PC 1170(h)(2), (3), (5)',
  },
} as const;

/** Where each felony's term is served, and what section 1170(h) has to do with it; nothing where there is no felony. */
export function Section1170h({ report: { sentence, charges, crimes } }: { readonly report: Report }) {
  const crimeOf = new Map(crimes.map((crime) => [crime.Id, crime.crime]));
  const placeOf = new Map(charges.map(({ Id, CrimeId }) => [Id, crimeOf.get(CrimeId)?.place]));
  if (![...placeOf.values()].some((place) => place === 'prison' || place === 'jail1170h')) return null;
  return (
    <>
      <h3>Section 1170(h)</h3>
      <p>The whole sentence: {placeText(sentence.summary)}.</p>
      <ul className="plain">
        {sentence.charges.map(({ id, count, statute }) => {
          const place = placeOf.get(id);
          return place === 'prison' || place === 'jail1170h' ? (
            <li key={id}>
              Count {count}, {statute}. {texts[place].text} <cite>{texts[place].authority}</cite>
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}
