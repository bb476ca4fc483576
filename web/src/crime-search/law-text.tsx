import './law-text.css';
import type { CrimeRecord } from '@countwise/contract';
import { chargeDetails as text } from '../text/workspace.ts';

/** The law of one crime in the law's own type: elements, punishment, statute, and the way to the section itself. */
export function LawText({ crime }: { readonly crime: CrimeRecord }) {
  const parts = [
    [text.elements, crime.Elements],
    [text.punishment, crime.PunishmentText],
    [text.statute, crime.statuteDefinitionLawText],
  ] as const;
  const known = parts.filter(([, words]) => words !== null && words !== '');
  return (
    <article className="law-text">
      {known.length === 0 && <p>{text.noText}</p>}
      {known.map(([name, words]) => (
        <section key={name}>
          <h3>{name}</h3>
          {words?.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <a href={crime.statuteLink} target="_blank" rel="noreferrer">
        {text.readLaw}
      </a>
    </article>
  );
}
