import type { CrimeRecord } from '@countwise/contract';
import type { ReactNode } from 'react';
import type { Report } from '../report.ts';
import { OwnPunishments } from './own-punishments.tsx';

interface Props {
  readonly report: Report;
  readonly heading: string;
  readonly textOf: (crime: CrimeRecord) => string | null;
  /** What stands of a crime in place of our summary, where there is something. */
  readonly officialOf?: (crime: CrimeRecord) => ReactNode;
}

/** One text of each crime of the case: its elements, its punishment, or what its statute says. */
export const CrimeTexts = ({ report, heading, textOf, officialOf = () => null }: Props) => (
  <section>
    <h2>{heading}</h2>
    {report.crimes.map((crime) => (
      <div key={crime.Id}>
        <h3>
          {crime.crime.statute} {crime.Name}
        </h3>
        {officialOf(crime) ?? <Summary text={textOf(crime)} />}
        <OwnPunishments report={report} crime={crime} />
        <p className="link">
          <a href={crime.statuteLink}>{crime.statuteLink}</a>
        </p>
      </div>
    ))}
  </section>
);

const Summary = ({ text }: { readonly text: string | null }) => (
  <>
    <p className="text serif">{text ?? 'Our catalog holds no text here; read the section itself.'}</p>
    {text !== null && <p className="link">Summed up in our own words; the section itself stands behind the link.</p>}
  </>
);
