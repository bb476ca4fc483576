import { convictionOf, lawDayOf } from '@countwise/contract';
import type { IsoDate } from '@countwise/engine';
import type { Conviction } from '../../shared/crime/consequences-query.ts';
import { scenarios as text } from '../../text/modes.ts';
import type { CaseWork } from '../work/case-work.ts';
import type { ComparedRow } from './comparison.ts';

/** A collateral consequence, as far as it is compared. */
interface Consequence {
  readonly Id: string;
  readonly Name: string;
}

/** A crime, and what it is convicted as. */
interface Convicted {
  readonly crime: string;
  readonly as: Conviction;
  /** Day of the act. */
  readonly on: IsoDate;
}

/** What each conviction brings, by its key. */
export type Consequences = ReadonlyMap<string, readonly Consequence[]>;

/** The convictions whose consequences a case has, by their keys, each once; stayed ones too, and by age, as in the report. */
export function convictionsOf({ rows, record }: Pick<CaseWork, 'rows' | 'record'>): ReadonlyMap<string, Convicted> {
  const born = record.DefendantBirthdate;
  return new Map(
    rows.flatMap(({ answer, charge }) => {
      const { CrimeId: crime, CrimeState: state, Date: date } = charge;
      if (answer === null || answer.role === 'inactive') return [];
      const as = convictionOf(answer, { state, on: date, born });
      const on = lawDayOf(charge);
      return [[JSON.stringify([crime, as, on]), { crime, as, on }]];
    }),
  );
}

/** A row for each consequence that some scenarios have and others have not, and the names of those that all have. */
export function comparedConsequences(works: readonly CaseWork[], consequences: Consequences) {
  const had = works.map(
    (work) =>
      new Map(
        [...convictionsOf(work).keys()].flatMap((key) => consequences.get(key) ?? []).map(({ Id, Name }) => [Id, Name]),
      ),
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
