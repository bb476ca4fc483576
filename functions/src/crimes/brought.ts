import type { BroughtByConviction } from '@countwise/contract';
import { type CrimeVersion, crimeStates, noGroundOfDeportation, noRegistration } from '@countwise/engine';
import { broughtByCrime, type CatalogueRow, type CrimeCatalogue, type Reference } from '@countwise/seed';

/** The consequences that a wish may be about. */
const asked = new Set(
  [noRegistration, noGroundOfDeportation(true)].flatMap((wish) => (wish.kind === 'without' ? wish.consequences : [])),
);

const either = [true, false] as const;
const convictions = crimeStates.flatMap((state) =>
  either.flatMap((serious) => either.map((violent) => ({ state, serious, violent }))),
);

const severitiesOf = ({ severity, wobbler }: CrimeVersion): readonly CrimeVersion['severity'][] =>
  wobbler && severity === 'felony' ? ['felony', 'misdemeanor'] : [severity];

/** What each crime brings however it is convicted: what most convictions bring first, then what others do. */
export function broughtByRows(
  rows: readonly CatalogueRow[],
  catalogue: CrimeCatalogue,
  reference: Pick<Reference, 'consequences'>,
): BroughtByConviction[] {
  const broughtBy = broughtByCrime(catalogue, reference);
  return rows.flatMap((row) =>
    severitiesOf(row).flatMap((severity) => {
      const told = convictions.map((convicted) => {
        const brought = broughtBy({ ...row, severity }, convicted);
        const ids = brought.map(({ id }) => id).filter((id) => asked.has(id));
        const fines = brought.reduce((sum, { fine }) => sum + (fine ?? 0), 0);
        return { convicted, brings: { ids, fines } };
      });
      const alike = [...Map.groupBy(told, ({ brings }) => JSON.stringify(brings)).values()];
      return alike
        .toSorted((a, b) => b.length - a.length)
        .flatMap((group, at) =>
          group.slice(0, 1).map(({ brings }) => ({
            crime: row.id,
            severity,
            ...(at > 0 && { as: group.map(({ convicted }) => convicted) }),
            ...brings,
          })),
        );
    }),
  );
}
