import type { CrimeVersion } from '../crime/crime-version.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { CaseFile, ChargeFile, CrimeReference } from './case-file.ts';
import type { Catalogue } from './catalogue.ts';
import { filedCharge, lawDateOf, strikeNumbers } from './filed-charge.ts';
import { filedEnhancement, filedPrior } from './filed-row.ts';
import { type Resolve, resolverOf } from './resolve.ts';
import type { Fault, FiledCharge, FiledPrior, ResolvedCase, StrikeNumber } from './row.ts';

interface Reader {
  readonly resolve: Resolve;
  readonly faults: Fault[];
  readonly caseStrikes: StrikeNumber;
  readonly sentencingDate: IsoDate;
}

/** The row's crime, or undefined with a fault at its path. */
function find(
  { resolve, faults }: Reader,
  reference: CrimeReference,
  on: IsoDate,
  path: string,
  parent?: CrimeVersion,
) {
  const resolved = resolve(reference, on, parent);
  if (resolved.kind === 'found') return resolved;
  faults.push({ path: `${path}.crime`, message: resolved.message });
  return undefined;
}

/** Charges and case enhancements read against the catalogue, with a fault for each row that it does not have. */
export function resolveCase(file: CaseFile, catalogue: Catalogue, today: IsoDate): ResolvedCase {
  const sentencingDate = file.sentencingDate ?? today;
  const reader: Reader = {
    resolve: resolverOf(catalogue),
    faults: [],
    caseStrikes: strikeNumbers[file.strikes ?? '0'],
    sentencingDate,
  };
  const rows = file.charges.map((charge, index) => chargesOf(charge, `charges[${index}]`, reader));
  const on = latestOffense(file.charges) ?? sentencingDate;
  const priors = (file.caseEnhancements ?? []).flatMap((prior, index) => {
    const crime = find(reader, prior.crime, on, `caseEnhancements[${index}]`);
    return crime === undefined ? [] : [filedPrior(prior, crime)];
  });
  return {
    file,
    sentencingDate,
    violentPriors: file.violentPriors ?? 0,
    statusOnEachCount: file.statusEnhancementsOnEachCount ?? true,
    charges: rows.flatMap(({ charges }) => charges),
    priors: [...priors, ...rows.flatMap((row) => row.priors)],
    faults: reader.faults,
  };
}

/** Case enhancements are read at the latest offense day of the convictions. */
const latestOffense = (charges: readonly ChargeFile[]): IsoDate | undefined =>
  charges
    .filter(({ status = 'Convicted' }) => status === 'Convicted')
    .map(lawDateOf)
    .toSorted()
    .at(-1);

function chargesOf(
  charge: ChargeFile,
  path: string,
  reader: Reader,
): { readonly charges: readonly FiledCharge[]; readonly priors: readonly FiledPrior[] } {
  const lawDate = lawDateOf(charge);
  const crime = find(reader, charge.crime, lawDate, path);
  const attached = (charge.enhancements ?? []).flatMap((file, index) => {
    const row = find(reader, file.crime, lawDate, `${path}.enhancements[${index}]`, crime?.crime);
    return row === undefined ? [] : [{ file, row }];
  });
  const enhancements = attached.filter(({ row }) => row.crime.kind !== 'status');
  const priors = attached
    .filter(({ row }) => row.crime.kind === 'status')
    .map(({ file, row }) => filedPrior(file, row, charge.id));
  if (crime === undefined) return { charges: [], priors };
  const enhancementsOf = (suffix: string) => enhancements.map(({ file, row }) => filedEnhancement(file, row, suffix));
  const filed = filedCharge(charge, crime, reader, enhancementsOf(''));
  const repeated = Array.from({ length: charge.times ?? 1 }, (_, index): FiledCharge => {
    if (index === 0) return filed;
    const suffix = `#${index + 1}`;
    const count = charge.count + index;
    return { ...filed, id: `${charge.id}${suffix}`, count, enhancements: enhancementsOf(suffix) };
  });
  return { charges: repeated, priors };
}
