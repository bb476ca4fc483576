import type { CrimeRecord } from '@countwise/contract';
import type { Report } from '../report.ts';

interface Props {
  readonly report: Report;
  readonly heading: string;
  readonly textOf: (crime: CrimeRecord) => string | null;
  /** Of which crimes the text is the section itself; of the others it is our summary. */
  readonly isOfficial?: (crime: CrimeRecord) => boolean;
}

const summary = 'Summed up in our own words; the section itself stands behind the link.';
const official = 'The text of the section.';

/** One text of each crime of the case: its elements, its punishment, or what its statute says. */
export const CrimeTexts = ({ report, heading, textOf, isOfficial = () => false }: Props) => (
  <section>
    <h2>{heading}</h2>
    {report.crimes.map((crime) => (
      <div key={crime.Id}>
        <h3>
          {crime.crime.statute} {crime.Name}
        </h3>
        <p className="text serif">{textOf(crime) ?? 'Our catalog holds no text here; read the section itself.'}</p>
        <p className="link">
          {textOf(crime) !== null && (isOfficial(crime) ? official : summary)}{' '}
          <a href={crime.statuteLink}>{crime.statuteLink}</a>
        </p>
      </div>
    ))}
  </section>
);
