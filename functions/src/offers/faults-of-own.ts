import type { OwnReduction, ProblemBody } from '@countwise/contract';
import type { CrimeVersion, IsoDate, Reduction } from '@countwise/engine';
import type { CrimeCatalogue } from '@countwise/seed';

type Faults = NonNullable<ProblemBody['faults']>;

/** What takes the place of conduct that is found true; the other kinds take the place of a crime. */
const ofFindings: readonly Reduction['kind'][] = ['finding', 'allegation'];

/** What is wrong with the pairs of an office, each at its field: both ends are in the catalogue, and of the kind that is said. */
export function faultsOfOwn(
  own: readonly OwnReduction[],
  table: readonly Reduction[],
  catalogue: CrimeCatalogue,
  today: IsoDate,
): Faults {
  const rowOf = (statute: string): string => {
    const read = catalogue.byStatute(statute, today);
    return read.kind === 'missing' ? statute : `${read.crime.id} ${read.state ?? ''}`;
  };
  const pairOf = ({ from, to }: Pick<Reduction, 'from' | 'to'>): string => `${rowOf(from)} ${rowOf(to)}`;
  const standing = new Set(table.map(pairOf));
  return own.flatMap((pair, place) => {
    const faults = faultsOfEnds(pair, catalogue, today);
    if (standing.has(pairOf(pair)))
      faults.push({ path: 'to', message: `${pair.from} to ${pair.to} stands in the list already.` });
    if (rowOf(pair.from) === rowOf(pair.to)) faults.push({ path: 'to', message: 'That is what is charged.' });
    standing.add(pairOf(pair));
    return faults.map(({ path, message }) => ({ path: `own[${place}].${path}`, message }));
  });
}

function faultsOfEnds(pair: OwnReduction, catalogue: CrimeCatalogue, today: IsoDate): Faults {
  return (['from', 'to'] as const).flatMap((path) => {
    const read = catalogue.byStatute(pair[path], today);
    if (read.kind === 'missing') return [{ path, message: read.message }];
    return fits(pair, read.crime) ? [] : [{ path, message: wordsOf(pair) }];
  });
}

const fits = ({ kind }: OwnReduction, crime: CrimeVersion): boolean =>
  ofFindings.includes(kind) === (crime.kind !== 'crime');

const wordsOf = ({ kind }: OwnReduction): string =>
  ofFindings.includes(kind)
    ? 'Give an enhancement: a lesser finding takes the place of one.'
    : 'Give a crime: an enhancement has a lesser finding or allegation.';
