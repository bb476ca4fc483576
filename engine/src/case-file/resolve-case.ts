import { punishmentIn } from '../crime/punishment.ts';
import { chosenTerm } from '../crime/triad.ts';
import { type IsoDate, laterOf } from '../numbers/iso-date.ts';
import type {
  CaseEnhancementFile,
  CaseFile,
  ChargeFile,
  CrimeReference,
  EnhancementFile,
  StrikeLevel,
} from './case-file.ts';
import type { Catalogue } from './catalogue.ts';
import { readingOf } from './reading.ts';
import { type FoundCrime, type Resolve, resolverOf } from './resolve.ts';
import type { Fault, FiledCharge, FiledEnhancement, FiledPrior, FiledRow, ResolvedCase, StrikeNumber } from './row.ts';

const strikeNumbers: Readonly<Record<StrikeLevel, StrikeNumber>> = { '0': 0, '1': 1, '2+': 2, '2+!': 3 };

interface Reader {
  readonly resolve: Resolve;
  readonly faults: Fault[];
  readonly caseStrikes: StrikeNumber;
}

/** The row's crime, or undefined with a fault at its path. */
function find({ resolve, faults }: Reader, reference: CrimeReference, on: IsoDate, path: string) {
  const resolved = resolve(reference, on);
  if (resolved.kind === 'found') return resolved;
  faults.push({ path: `${path}.crime`, message: resolved.message });
  return undefined;
}

/** Charges and case enhancements read against the catalogue, with a fault for each row that it does not have. */
export function resolveCase(file: CaseFile, catalogue: Catalogue, today: IsoDate): ResolvedCase {
  const reader: Reader = {
    resolve: resolverOf(catalogue),
    faults: [],
    caseStrikes: strikeNumbers[file.strikes ?? '0'],
  };
  const rows = file.charges.map((charge, index) => chargesOf(charge, `charges[${index}]`, reader));
  const on = latestOffense(file.charges) ?? file.sentencingDate ?? today;
  const priors = (file.caseEnhancements ?? []).flatMap((prior, index) => {
    const crime = find(reader, prior.crime, on, `caseEnhancements[${index}]`);
    return crime === undefined ? [] : [priorOf(prior, crime)];
  });
  return {
    file,
    sentencingDate: file.sentencingDate ?? today,
    violentPriors: file.violentPriors ?? 0,
    statusOnEachCount: file.statusEnhancementsOnEachCount ?? true,
    charges: rows.flatMap(({ charges }) => charges),
    priors: [...priors, ...rows.flatMap((row) => row.priors)],
    faults: reader.faults,
  };
}

/** Id of the crime's other version, where a range of dates begins under it. */
function earlierVersion({ crime, date, dateEnd }: ChargeFile, later: FoundCrime, resolve: Resolve) {
  if (!dateEnd || dateEnd === date) return undefined;
  const earlier = resolve(crime, date);
  return earlier.kind === 'found' && earlier.crime.id !== later.crime.id ? earlier.crime.id : undefined;
}

const lawDateOf = ({ date, dateEnd }: ChargeFile): IsoDate => laterOf(date, dateEnd ?? date);

/** Case enhancements are read at the latest offense day of the convictions. */
const latestOffense = (charges: readonly ChargeFile[]): IsoDate | undefined =>
  charges
    .filter(({ status = 'Convicted' }) => status === 'Convicted')
    .map(lawDateOf)
    .reduce<IsoDate | undefined>((latest, date) => (latest === undefined ? date : laterOf(latest, date)), undefined);

function chargesOf(
  charge: ChargeFile,
  path: string,
  reader: Reader,
): { readonly charges: readonly FiledCharge[]; readonly priors: readonly FiledPrior[] } {
  const lawDate = lawDateOf(charge);
  const crime = find(reader, charge.crime, lawDate, path);
  const attached = (charge.enhancements ?? []).flatMap((file, index) => {
    const row = find(reader, file.crime, lawDate, `${path}.enhancements[${index}]`);
    return row === undefined ? [] : [{ file, row }];
  });
  const enhancements = attached.filter(({ row }) => row.crime.kind !== 'status');
  const priors = attached.filter(({ row }) => row.crime.kind === 'status').map(({ file, row }) => priorOf(file, row));
  if (crime === undefined) return { charges: [], priors };
  const filed = chargeOf(charge, crime, reader);
  const repeated = Array.from({ length: charge.times ?? 1 }, (_, index) => {
    const suffix = index === 0 ? '' : `#${index + 1}`;
    const own = enhancements.map(({ file, row }) => enhancementOf(file, row, suffix));
    return { ...filed, id: `${charge.id}${suffix}`, count: charge.count + index, enhancements: own };
  });
  return { charges: repeated, priors };
}

const rowOf = (file: EnhancementFile | CaseEnhancementFile | ChargeFile, { crime, others }: FoundCrime): FiledRow => ({
  id: file.id,
  crime,
  sections: readingOf(crime).sections,
  status: file.status ?? 'Convicted',
  slot: file.term ?? 'upper',
  findings: file.findings ?? [],
  others,
});

function enhancementOf(file: EnhancementFile, found: FoundCrime, suffix: string): FiledEnhancement {
  const row = rowOf(file, found);
  const { triad, family } = readingOf(found.crime);
  return {
    ...row,
    id: `${row.id}${suffix}`,
    family,
    victim: file.victim,
    run: file.run,
    triad,
    term: chosenTerm(triad, row.slot),
  };
}

function priorOf(file: EnhancementFile | CaseEnhancementFile, found: FoundCrime): FiledPrior {
  const row = rowOf(file, found);
  const { days } = chosenTerm(readingOf(found.crime).triad, row.slot);
  return { ...row, times: 'times' in file ? (file.times ?? 1) : 1, priorDate: file.priorDate, days };
}

function chargeOf(file: ChargeFile, found: FoundCrime, { resolve, caseStrikes }: Reader): FiledCharge {
  const row = rowOf(file, found);
  const state = file.state ?? found.state ?? 'Completed';
  return {
    ...row,
    count: file.count,
    punishment: punishmentIn(state, readingOf(found.crime).completed, found.crime, row.sections, row.findings),
    groupsUnknown: found.groupsUnknown,
    date: file.date,
    lawDate: lawDateOf(file),
    occasion: file.occasion,
    victim: file.victim,
    state,
    days: file.days,
    run: file.run ?? 'consecutive',
    subordinateTerm: file.subordinateTerm,
    preferred: file.principal === 'preferred',
    strikes: file.strikes === undefined ? caseStrikes : strikeNumbers[file.strikes],
    gang: file.gang ?? false,
    probation: file.probation,
    death: file.death ?? false,
    scheme: file.scheme,
    witnessOf: file.witnessOf,
    enhancements: [],
    earlierVersion: earlierVersion(file, found, resolve),
  };
}
