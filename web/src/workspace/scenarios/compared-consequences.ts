import { scenarios as text } from '../../text/modes.ts';
import type { CaseWork } from '../work/case-work.ts';
import type { ComparedRow } from './comparison.ts';

/** A collateral consequence, as far as it is compared. */
interface Consequence {
  readonly Id: string;
  readonly Name: string;
}

/** What a conviction of each crime brings, by the crime's id. */
export type Consequences = ReadonlyMap<string, readonly Consequence[]>;

/** The crimes whose consequences a case has: those it is convicted of, stayed ones too, as in the report. */
export const convictedCrimes = ({ rows }: Pick<CaseWork, 'rows'>): ReadonlySet<string> =>
  new Set(
    rows.filter(({ answer }) => answer !== null && answer.role !== 'inactive').map(({ charge }) => charge.CrimeId),
  );

/** A row for each consequence that some scenarios have and others have not, and the names of those that all have. */
export function comparedConsequences(works: readonly CaseWork[], consequences: Consequences) {
  const had = works.map(
    (work) =>
      new Map([...convictedCrimes(work)].flatMap((id) => consequences.get(id) ?? []).map(({ Id, Name }) => [Id, Name])),
  );
  const all = [...new Map(had.flatMap((names) => [...names]))];
  const isShared = ([id]: readonly [string, string]) => had.every((names) => names.has(id));
  const rows = all
    .filter((one) => !isShared(one))
    .map(([id, label]): ComparedRow => {
      const first = had[0]?.has(id);
      const cells = had.map((names) => {
        const has = names.has(id);
        const difference = has
          ? ({ way: 'more', words: text.added } as const)
          : ({ way: 'less', words: text.gone } as const);
        return { text: has ? text.yes : text.no, difference: has === first ? null : difference };
      });
      return { label, cells };
    });
  return { rows, shared: all.filter(isShared).map(([, name]) => name) };
}
