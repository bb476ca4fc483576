import { useQueries, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { charges, replaceCharge as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { factorsQuery } from '../add-charge/factors-query.ts';
import { type ChargeRow, severityOf } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import { useReplace } from './use-replace.ts';
import { withCrime } from './with-crime.ts';

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

/**
 * The level that a charge would have with each of some crimes in its place, by the crime's id: in its state, for a gang or by a
 * lighter law it may be another than the crime's own. Of a crime that is not at hand yet there is none.
 */
function useLevels(row: ChargeRow, crimeIds: readonly string[]): ReadonlyMap<string, string> {
  const work = useWork();
  const known = useQueries({ queries: crimeIds.map(crimeQuery) });
  return new Map(
    known.flatMap(({ data: crime }) =>
      crime === undefined ? [] : [[crime.Id, charges.severities[severityOf(withCrime(work, row, crime, today()))]]],
    ),
  );
}

function Picker({ row, onDone }: { readonly row: ChargeRow; readonly onDone: () => void }) {
  const { data: group } = useQuery(factorsQuery(row.crime.Id));
  const [picked, setPicked] = useState(row.crime.Id);
  const replace = useReplace();
  const levels = useLevels(row, group?.factors.map(({ CrimeId }) => CrimeId) ?? []);
  if (group === undefined) return <Skeleton width="100%" height={120} />;
  if (group === null || group.factors.length === 0) return <p>{text.none}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked === row.crime.Id) return;
    void replace(row, { CrimeId: picked });
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
                § {CrimeStatuteDefinitionSection}, {levels.get(CrimeId) ?? crmSeverityName}
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
