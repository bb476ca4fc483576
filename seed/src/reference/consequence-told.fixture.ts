import { referenceArtefact as artefact, catalogue } from '../compile/compiled.fixture.ts';
import { openReference } from './open-reference.ts';

const { consequences } = openReference(artefact);

/** Whether a crime of today, by its statute and level, brings a consequence; at least one of its rows. */
export function isTold(id: string, statute: string, severity: string): boolean {
  const rows = catalogue.candidates(statute, '2026-11-20').filter((row) => row.severity === severity);
  if (rows.length === 0) throw new Error(`no ${severity} of ${statute}`);
  return rows.some((row) => consequences.collateralConsequencesOf(row).some((one) => one.id === id));
}

/** The maximum of a consequence of that name beside a crime of a day: one, null where no sum is told, or none. */
export function maximaTold(id: string, statute: string, day: string): (number | null)[] {
  const [row] = catalogue.candidates(statute, day);
  if (row === undefined) throw new Error(`no ${statute} on ${day}`);
  const brought = consequences.collateralConsequencesOf(row, undefined, day);
  return brought.filter((one) => one.id === id).map(({ maximum }) => maximum);
}

/** Whether the attempt of a felony of today brings a consequence. */
export function toldOfAttempt(id: string, statute: string): boolean {
  const row = catalogue.candidates(statute, '2026-11-20').find(({ severity }) => severity === 'felony');
  if (row === undefined) throw new Error(`no felony of ${statute}`);
  const attempted = { state: 'Attempt', serious: false, violent: false } as const;
  return consequences.collateralConsequencesOf(row, attempted).some((one) => one.id === id);
}
