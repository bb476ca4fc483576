import { findLimitation } from './find-limitation.ts';
import type { ProbationLimitation } from './limitation.ts';
import type { ProbationRow, SelectedLimitation } from './probation-facts.ts';

/** How a limitation stands on the case. */
export type LimitationState = 'not selected' | 'true' | 'pled';

/** The toggle's next state: not selected, true, pled, and around again; pled only where it can be pleaded. */
export function nextLimitationState(state: LimitationState, pleadable: boolean): LimitationState {
  if (state === 'not selected') return 'true';
  return state === 'true' && pleadable ? 'pled' : 'not selected';
}

/** Of a count also the prior strikes that are set on it. */
type Allegation = Pick<ProbationRow, 'kind' | 'statute'> & Partial<Pick<ProbationRow, 'strikes'>>;

/** The limitation of strikes; a strike that doubles a term is pleaded (Pen. Code, § 667(c), (f)(1)). */
const ofStrikes = 'PC 667(c)(2)';

/**
 * Whether the case charges a limitation: by a probation allegation, a row or one carried among the limitations, or by prior
 * strikes that are set.
 */
function isAlleged(
  { id }: ProbationLimitation,
  limitations: readonly SelectedLimitation[],
  rows: readonly Allegation[],
): boolean {
  const sections = [
    ...rows.filter(({ strikes = '0' }) => strikes !== '0').map(() => ofStrikes),
    ...rows.filter(({ kind }) => kind === 'probation').map(({ statute }) => statute),
    ...limitations.filter(({ alleged }) => alleged === true).map((selected) => selected.id),
  ];
  return sections.some((section) => findLimitation(section)?.id === id);
}

/** The limitations of the case, those marked pled that it charges. */
export const withAllegations = (
  limitations: readonly SelectedLimitation[],
  rows: readonly Allegation[],
): readonly SelectedLimitation[] =>
  limitations.map((selected) => {
    const limitation = findLimitation(selected.id);
    const alleged = limitation?.pleadable === true && isAlleged(limitation, limitations, rows);
    return alleged ? { ...selected, pled: true } : selected;
  });

/** The rows of the limitations that the user found true, each once. */
export const trueLimitations = (limitations: readonly SelectedLimitation[]): readonly ProbationLimitation[] => [
  ...new Set(limitations.filter((selected) => selected.true).flatMap(({ id }) => findLimitation(id) ?? [])),
];

/** Limitations found true that must be pleaded and that the case does not charge: to be suggested as charges. */
export const limitationsToAllege = (
  limitations: readonly SelectedLimitation[],
  rows: readonly Allegation[],
): readonly ProbationLimitation[] =>
  trueLimitations(limitations).filter(
    (limitation) => limitation.pleadable && !isAlleged(limitation, limitations, rows),
  );
