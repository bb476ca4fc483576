import type { Catalogue, CrimeVersion } from '@countwise/engine';

/** A catalogue of just the rows at hand, by id: what a screen knows of the law while a case is open. */
export function catalogueOf(version: string, rows: readonly CrimeVersion[]): Catalogue {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    version,
    byId(id) {
      const crime = byId.get(id);
      return crime === undefined
        ? { kind: 'missing', message: `No crime has the id ${id}.` }
        : { kind: 'found', crime, others: [] };
    },
    byStatute: (statute) => ({
      kind: 'missing',
      message: `${statute} cannot be looked up here; use the id of its row.`,
    }),
  };
}
