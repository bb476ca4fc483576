import type { CrimeRecord } from '@countwise/contract';
import type { IsoDate, Sentence } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CitedRate } from '../shared/credits/cited-rate.tsx';
import { crimeQuery } from '../shared/crime/crime-query.ts';
import { Provenance } from '../shared/crime/provenance.tsx';
import { StrikeLists } from '../shared/crime/strike-lists.tsx';
import { Cite } from '../shared/law/cite.tsx';
import { crimeSearch as text } from '../text/add-charge.ts';
import { charges, sentence as words } from '../text/workspace.ts';
import { Button } from '../ui/button.tsx';
import { longDate } from '../ui/dates.ts';

interface Props {
  readonly crime: CrimeRecord;
  readonly date: IsoDate;
  /** What the engine makes of it standing alone; null where it stands for no sentence. */
  readonly answer: Sentence | null;
  readonly onShow: (crime: string) => void;
}

/** What a crime is in law and what a conviction of it comes to, each fact with its authority. */
export function CrimeFacts({ crime, date, answer, onShow }: Props) {
  const { crime: law, authorities = {} } = crime;
  return (
    <dl className="crime-facts">
      <Fact name={text.facts.inForce}>{lifeText(law)}</Fact>
      {answer === null && crime.PunishmentText && <Fact name={text.facts.punishment}>{crime.PunishmentText}</Fact>}
      {law.place !== 'none' && <Fact name={text.facts.place}>{words.places[law.place]}</Fact>}
      <Wobbled crime={crime} onShow={onShow} />
      {answer !== null && <Outcome answer={answer} felony={law.severity === 'felony'} />}
      <StrikeLists crimeId={crime.Id} date={date} />
      <Fact name={text.facts.categoryRule}>{crime.crmCatName}</Fact>
      {authorities.registration !== undefined && (
        <Fact name={text.facts.registration}>
          {text.facts.registers} <Cite authority={authorities.registration} />
        </Fact>
      )}
      {authorities.probation !== undefined && (
        <Fact name={text.facts.limited}>
          <Cite authority={authorities.probation} />
        </Fact>
      )}
      <Fact name={text.facts.checked}>
        <Provenance crime={crime} />
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What follows from a conviction of the crime alone: probation, credit, parole. */
function Outcome({ answer, felony }: { readonly answer: Sentence; readonly felony: boolean }) {
  const { probation, credits, release } = answer;
  return (
    <>
      <Fact name={text.facts.probation}>
        {probation.verdict}
        {probation.reasons.map((reason) => (
          <span key={reason.text} className="crime-reason">
            {reason.text} <Cite authority={reason.authority} />
          </span>
        ))}
      </Fact>
      {felony && (
        <>
          <Fact name={text.facts.credit}>
            <CitedRate rate={credits.afterSentence.rate} authority={credits.afterSentence.authority} />
            {credits.afterSentence.cdcrRate !== credits.afterSentence.rate && (
              <span className="crime-reason">
                {text.byRegulation(credits.afterSentence.cdcrRate)}{' '}
                <Cite authority={credits.afterSentence.cdcrAuthority} />
              </span>
            )}
          </Fact>
          <Fact name={text.facts.prop57}>
            {release.prop57} <Cite authority={release.legal.authority} />
          </Fact>
        </>
      )}
      {release.supervision.map((one) => (
        <Fact key={one.text} name={text.facts.supervision}>
          {one.text} <Cite authority={one.authority} />
        </Fact>
      ))}
    </>
  );
}

/** The felony or misdemeanor that the crime may be charged as instead, and the way to it. */
function Wobbled({ crime, onShow }: Pick<Props, 'crime' | 'onShow'>) {
  const id = crime.WobbleDownCrimeId ?? crime.WobbleUpCrimeId;
  const { data: other } = useQuery({ ...crimeQuery(id ?? ''), enabled: id !== null });
  if (other === undefined) return null;
  return (
    <Fact name={text.facts.wobbler}>
      <Button tone="quiet" onClick={() => onShow(other.Id)}>
        {charges.severities[other.crime.severity]}, {other.crime.statute}
      </Button>
    </Fact>
  );
}

/** When this version of the law was in force. */
function lifeText({ effective, end }: CrimeRecord['crime']): string {
  if (effective !== null && end !== null) return `${longDate(effective)} to ${longDate(end)}`;
  if (end !== null) return text.until(longDate(end));
  return effective === null ? text.always : text.since(longDate(effective));
}
