import './law-text.css';
import type { CrimeRecord } from '@countwise/contract';
import { chargeDetails as text } from '../../text/workspace.ts';
import { splitAt } from './operative-words.ts';

interface Props {
  readonly crime: CrimeRecord;
  /** Words of the punishment that hold for the charge; marked where they stand. */
  readonly operative?: string | null;
}

/** The law of one crime in the law's own type: elements, punishment, statute, and the way to the section itself. */
export function LawText({ crime, operative = null }: Props) {
  const parts = [
    [text.elements, crime.Elements],
    [text.punishment, crime.PunishmentText],
    [crime.officialText ? text.statute : text.statuteSummary, crime.statuteDefinitionLawText],
  ] as const;
  const known = parts.filter(([, words]) => words !== null && words !== '');
  return (
    <article className="law-text">
      {known.length === 0 && <p>{text.noText}</p>}
      {known.map(([name, words]) => (
        <section key={name}>
          <h3>{name}</h3>
          {words?.split('\n').map((line) => (
            <p key={line}>{name === text.punishment ? <Marked line={line} words={operative} /> : line}</p>
          ))}
        </section>
      ))}
      <a href={crime.statuteLink} target="_blank" rel="noreferrer">
        {text.readLaw}
      </a>
    </article>
  );
}

function Marked({ line, words }: { readonly line: string; readonly words: string | null }) {
  const [before, marked, after] = splitAt(line, words);
  return (
    <>
      {before}
      {marked !== '' && <mark>{marked}</mark>}
      {after}
    </>
  );
}
