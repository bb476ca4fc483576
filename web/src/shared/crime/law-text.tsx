import './law-text.css';
import type { CrimeRecord } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { chargeDetails as text } from '../../text/workspace.ts';
import { dayOfText } from '../law/day-of-text.ts';
import { lawTextQuery } from '../law/law-text-query.ts';
import { LawTexts } from '../law/law-texts.ts';
import { splitAt } from './operative-words.ts';

interface Props {
  readonly crime: CrimeRecord;
  /** The day whose law is read. */
  readonly on: IsoDate;
  /** Words of the punishment that hold for the charge; marked where they stand. */
  readonly operative?: string | null;
}

/**
 * The law of one crime in the law's own type: elements, punishment, statute, and the way to the section itself. The statute
 * is its text of the day where that was imported, else our summary.
 */
export function LawText({ crime, on, operative = null }: Props) {
  const parts = [
    [text.elements, crime.Elements],
    [text.punishment, crime.PunishmentText],
    useStatute(crime, crime.EndDate !== null && crime.EndDate < on ? crime.EndDate : on),
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

/** What stands for the statute: its heading, which tells whose text it is and of which day, and the words; none while they are asked for. */
function useStatute(crime: CrimeRecord, on: IsoDate): readonly [string, string | null] {
  const [number = ''] = /^\d[\d.]*[a-z]?/.exec(crime.statuteDefinitionSection) ?? [];
  const { data: official, isLoading } = useQuery({
    ...lawTextQuery(crime.codeDefinitionCode, number, on),
    enabled: use(LawTexts) && number !== '',
  });
  if (official) return [`${text.statute}. ${dayOfText(official, on)}`, official.text];
  return [text.statuteSummary, isLoading ? null : crime.statuteDefinitionLawText];
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
