import { dayCount } from '@countwise/contract';
import type { RowChoice } from '@countwise/engine';
import { scenarios as text } from '../../text/modes.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { namesOf, slotNumbers } from '../work/charge-words.ts';
import type { ChargeFields } from '../writes/writes.ts';

/** One field of a charge that is set otherwise than in the case, and what that is in words. */
interface Setting {
  readonly fields: ChargeFields;
  readonly words: string;
}
interface Chosen extends Setting {
  readonly row: ChargeRow;
}

const runs = { consecutive: 0, concurrent: 1 } as const;
const schemes = { '1170.1': 0, own: 1 } as const;
const preferences = { unspecified: 0, preferred: 1 } as const;

/** What one choice sets on a stored charge: the reverse of how a stored case is read. */
function settingsOf({ term, run, scheme, subordinateTerm, days, principal, probation }: RowChoice): readonly Setting[] {
  const words = text.chosen;
  const settings: Setting[] = [];
  if (probation) settings.push({ fields: { ProbationGranted: false }, words: words.noProbation });
  if (term) settings.push({ fields: { SelectedTerm: slotNumbers[term] }, words: words.terms[term] });
  if (run) settings.push({ fields: { Concurrency: runs[run] }, words: words.runs[run] });
  if (scheme) settings.push({ fields: { SubSentenceNum: schemes[scheme] }, words: words.schemes[scheme] });
  if (subordinateTerm) settings.push({ fields: { RunSTIRCalculation: true }, words: words.reduced });
  if (days !== undefined)
    settings.push({ fields: { SelectedDays: days }, words: days === null ? words.allDays : dayCount(days) });
  if (principal) settings.push({ fields: { IsPrincipal: preferences[principal] }, words: words.principal[principal] });
  return settings;
}

function changes<Row extends object>(row: Row, fields: Partial<Row>): boolean {
  for (const name in fields) if (fields[name] !== row[name]) return true;
  return false;
}

/** What choices change of a case; one that is made already is no change. */
export function chosenIn(choices: readonly RowChoice[], rows: readonly ChargeRow[]): readonly Chosen[] {
  const byId = new Map(rows.map((row) => [row.charge.Id, row]));
  return choices.flatMap((choice) => {
    const row = byId.get(choice.id);
    if (row === undefined) return [];
    return settingsOf(choice)
      .filter(({ fields }) => changes<ChargeFields>(row.charge, fields))
      .map((setting) => ({ ...setting, row }));
  });
}

/** The fields of each charge that is changed, by its id. */
export function fieldsByCharge(chosen: readonly Chosen[]): ReadonlyMap<string, ChargeFields> {
  const byId = new Map<string, ChargeFields>();
  for (const { row, fields } of chosen) byId.set(row.charge.Id, { ...byId.get(row.charge.Id), ...fields });
  return byId;
}

/** `lower term: counts 1, 2; concurrent: count 2`. */
export const chosenText = (chosen: readonly Chosen[]): string =>
  [...Map.groupBy(chosen, ({ words }) => words)]
    .map(([words, settings]) => `${words}: ${namesOf(settings.map(({ row }) => row))}`)
    .join('; ');
