import './corrections.css';
import { type CaseCorrection, totalText } from '@countwise/contract';
import { rulesVersions } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chargesQuery, type Populated } from '../../shared/case/charges-query.ts';
import { Cite } from '../../shared/law/cite.tsx';
import { corrections as text } from '../../text/corrections.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/commands.tsx';
import { longDate } from '../../ui/dates.ts';
import { useWork } from '../writes/work-context.tsx';
import { CorrectionsDialog } from './corrections-dialog.tsx';
import { useUnderstood } from './use-understood.ts';

const correctionOf = ({ correction }: Populated): CaseCorrection | null => correction ?? null;

/** Above the sentence: what the case came to before a correction, and why, until it is understood. */
export function CorrectionNotice() {
  const { record } = useWork();
  const { data: correction = null } = useQuery({ ...chargesQuery(record.Id), enabled: false, select: correctionOf });
  const [all, setAll] = useState(false);
  useCommand({ label: text.allTitle, run: () => setAll(true) });
  return (
    <>
      {correction !== null && <Told correction={correction} onAll={() => setAll(true)} />}
      <CorrectionsDialog opened={all} onClose={() => setAll(false)} />
    </>
  );
}

function Told({ correction, onAll }: { readonly correction: CaseCorrection; readonly onAll: () => void }) {
  const { record, sentence } = useWork();
  const understood = useUnderstood(record.Id);
  const { was, now } = correction;
  const total = totalText(sentence.summary);
  return (
    <section className="correction" aria-label={text.title}>
      <div className="correction-words">
        <p className="correction-totals">
          <span>{text.was(was.total, was.engine)}</span> <b>{text.now(now.total, now.engine)}</b>
        </p>
        <p>
          {text.unchanged} <Cause correction={correction} />
        </p>
        <Entries ids={correction.corrections} />
        {total !== now.total && <p>{text.changedSince(total)}</p>}
      </div>
      <div className="correction-actions">
        <Button onClick={onAll}>{text.all}</Button>
        <Button tone="primary" busy={understood.isPending} onClick={() => understood.mutate(correction)}>
          {text.understood}
        </Button>
      </div>
    </section>
  );
}

function Cause({ correction: { was, now, cause, corrections } }: { readonly correction: CaseCorrection }) {
  return (
    <>
      {text.causes[cause]}
      {cause === 'day' && ` ${text.days(longDate(was.lawDay), longDate(now.lawDay))}`}
      {cause !== 'day' && was.catalogue !== now.catalogue && ` ${text.catalogues(was.catalogue, now.catalogue)}`}
      {cause === 'engine' && ` ${corrections.length > 0 ? text.why : text.noneNamed}`}
    </>
  );
}

/** The corrections that could concern the case, each with its authority. */
function Entries({ ids }: { readonly ids: readonly string[] }) {
  const entries = rulesVersions.flatMap(({ corrections }) => corrections).filter(({ id }) => ids.includes(id));
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ id, what, authority }) => (
        <li key={id}>
          {what} <Cite authority={authority} />
        </li>
      ))}
    </ul>
  );
}
