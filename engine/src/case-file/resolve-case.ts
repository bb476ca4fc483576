import type { CrimeVersion } from '../crime/crime-version.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { CaseFile, ChargeFile, EnhancementFile } from './case-file.ts';
import type { Catalogue } from './catalogue.ts';
import { filedCharge, lawDateOf, strikeNumbers } from './filed-charge.ts';
import { filedEnhancement, filedPrior } from './filed-row.ts';
import { type FoundCrime, type Resolve, resolverOf } from './resolve.ts';
import type { Fault, FiledCharge, FiledPrior, ResolvedCase, StrikeNumber } from './row.ts';

/** What the reading of a row asks, and where it puts what it read. */
interface Reader {
  readonly resolve: Resolve;
  readonly caseStrikes: StrikeNumber;
  readonly sentencingDate: IsoDate;
  readonly charges: FiledCharge[];
  /** Status enhancements that are named beside a count. */
  readonly priors: FiledPrior[];
  readonly faults: Fault[];
}

/** Charges and case enhancements read against the catalogue, with a fault for each row that it does not have. */
export function resolveCase(file: CaseFile, catalogue: Catalogue, today: IsoDate): ResolvedCase {
  const sentencingDate = file.sentencingDate ?? today;
  const reader: Reader = {
    resolve: resolverOf(catalogue),
    caseStrikes: strikeNumbers[file.strikes ?? '0'],
    sentencingDate,
    charges: [],
    priors: [],
    faults: [],
  };
  file.charges.forEach((charge, index) => {
    readCharge(charge, index, reader);
  });
  const priors = readPriors(file, reader);
  return {
    file,
    sentencingDate,
    violentPriors: file.violentPriors ?? 0,
    statusOnEachCount: file.statusEnhancementsOnEachCount ?? true,
    charges: reader.charges,
    priors: [...priors, ...reader.priors],
    faults: reader.faults,
  };
}

/** Case enhancements are read at the latest offense day of the convictions. */
function latestOffense(charges: readonly ChargeFile[]): IsoDate | undefined {
  let latest: IsoDate | undefined;
  for (const charge of charges) {
    if ((charge.status ?? 'Convicted') !== 'Convicted') continue;
    const on = lawDateOf(charge);
    if (latest === undefined || on > latest) latest = on;
  }
  return latest;
}

function readPriors({ charges, caseEnhancements = [] }: CaseFile, reader: Reader): readonly FiledPrior[] {
  const on = latestOffense(charges) ?? reader.sentencingDate;
  const priors: FiledPrior[] = [];
  for (const [index, file] of caseEnhancements.entries()) {
    const read = reader.resolve(file.crime, on);
    if (read.kind === 'found') priors.push(filedPrior(file, read));
    else reader.faults.push({ path: `caseEnhancements[${index}].crime`, message: read.message });
  }
  return priors;
}

interface Attached {
  readonly file: EnhancementFile;
  readonly read: FoundCrime;
}

/** The rows beside a count that hang on it; status enhancements hang on the case. */
function readAttached(charge: ChargeFile, index: number, crime: CrimeVersion | undefined, reader: Reader) {
  const attached: Attached[] = [];
  const lawDate = lawDateOf(charge);
  for (const [each, file] of (charge.enhancements ?? []).entries()) {
    const read = reader.resolve(file.crime, lawDate, crime);
    if (read.kind === 'missing')
      reader.faults.push({ path: `charges[${index}].enhancements[${each}].crime`, message: read.message });
    else if (read.crime.kind === 'status') reader.priors.push(filedPrior(file, read, charge.id));
    else attached.push({ file, read });
  }
  return attached;
}

const filedWith = (attached: readonly Attached[], suffix: string) =>
  attached.map(({ file, read }) => filedEnhancement(file, read, suffix));

function readCharge(charge: ChargeFile, index: number, reader: Reader): void {
  const read = reader.resolve(charge.crime, lawDateOf(charge));
  if (read.kind === 'missing') {
    reader.faults.push({ path: `charges[${index}].crime`, message: read.message });
    readAttached(charge, index, undefined, reader);
    return;
  }
  const attached = readAttached(charge, index, read.crime, reader);
  const filed = filedCharge(charge, read, reader, filedWith(attached, ''));
  reader.charges.push(filed);
  for (let time = 2; time <= (charge.times ?? 1); time += 1) {
    const suffix = `#${time}`;
    const again = { id: `${charge.id}${suffix}`, count: charge.count + time - 1 };
    reader.charges.push({ ...filed, ...again, enhancements: filedWith(attached, suffix) });
  }
}
