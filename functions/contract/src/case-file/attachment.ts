import type { CrimeVersion } from '@countwise/engine';

type Row = Pick<CrimeVersion, 'kind' | 'attachesTo'>;

/** Conduct and substitution rows hang on a crime. */
export const needsParent = ({ kind }: Pick<CrimeVersion, 'kind'>): boolean =>
  kind === 'conduct' || kind === 'substitution';

/** Status rows and probation allegations stand outside the counts. */
export const standsOutside = ({ kind }: Pick<CrimeVersion, 'kind'>): boolean =>
  kind === 'status' || kind === 'probation';

/** Whether a row may hang on a row: on a crime whose match groups meet its own, on any crime if it asks for none. */
export const mayHangOn = ({ attachesTo }: Row, parent: Pick<CrimeVersion, 'kind' | 'groups'>): boolean =>
  parent.kind === 'crime' && (attachesTo.length === 0 || parent.groups.some((group) => attachesTo.includes(group)));
