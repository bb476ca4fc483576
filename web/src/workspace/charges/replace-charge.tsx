import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { replaceCharge as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { factorsQuery } from '../add-charge/factors-query.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { useReplace } from './use-replace.ts';

/** Replaces a charge by another crime of its group: a robbery by one in a dwelling, a burglary by one of a shop. */
export function ReplaceCharge({ row }: { readonly row: ChargeRow }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button tone="quiet" aria-label={text.open} onClick={() => setOpened(true)}>
        {text.replace}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={text.title}>
        {opened && <Picker row={row} onDone={() => setOpened(false)} />}
      </Dialog>
    </>
  );
}

function Picker({ row, onDone }: { readonly row: ChargeRow; readonly onDone: () => void }) {
  const { data: group } = useQuery(factorsQuery(row.crime.Id));
  const [picked, setPicked] = useState(row.crime.Id);
  const replace = useReplace();
  if (group === undefined) return <Skeleton width="100%" height={120} />;
  if (group === null || group.factors.length === 0) return <p>{text.none}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked === row.crime.Id) return;
    void replace(row, picked);
    onDone();
  };
  return (
    <form className="form" onSubmit={submit}>
      <fieldset className="factor-list">
        <legend>{group.prompt}</legend>
        {group.factors.map(({ CrimeId, FactorName, CrimeStatuteDefinitionSection, crmSeverityName }) => (
          <label key={CrimeId}>
            <input type="radio" name="factor" checked={CrimeId === picked} onChange={() => setPicked(CrimeId)} />
            <span>
              {FactorName}
              <small>
                § {CrimeStatuteDefinitionSection}, {crmSeverityName}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="form-actions">
        <Button type="submit" tone="primary" blocked={picked === row.crime.Id && text.same}>
          {text.replace}
        </Button>
      </div>
    </form>
  );
}
