import type { ChargeFile, EnhancementFile } from '../case-file/case-file.ts';
import type { Catalogue } from '../case-file/catalogue.ts';
import { readingOf } from '../case-file/reading.ts';
import { neverStruck } from '../law/lists/never-struck.ts';
import { isListed } from '../law/statute-list.ts';
import { isConduct } from '../pipeline/record/count.ts';
import type { Attachment, Count } from '../pipeline/record/record.ts';
import { limitOfEnhancement } from '../probation/finding-limit.ts';
import type { Change } from './offer.ts';
import type { OfferSpace, Reduction } from './offer-space.ts';
import { reductionsOf } from './reductions.ts';

/** One thing that may become of an enhancement. */
export interface Variant {
  readonly file: EnhancementFile;
  readonly change: Change | null;
}

const isOpen = ({ levers, fixed = [] }: OfferSpace, id: string, lever: Change['lever']): boolean =>
  levers.includes(lever) && !fixed.includes(id);

/** What the variants of an enhancement are read in. */
export interface VariantCase {
  readonly space: OfferSpace;
  readonly catalogue: Catalogue;
  /** The count that is kept. */
  readonly count: Count;
}

const isFinding = ({ kind }: Reduction, { courtAlone = false }: OfferSpace): boolean =>
  kind === 'finding' || (kind === 'allegation' && !courtAlone);

/** The bar of probation that a row brings to its count; of a statute, that which it would bring in its place. */
const barOf = (row: Parameters<typeof limitOfEnhancement>[0], { count }: VariantCase): string | undefined =>
  limitOfEnhancement(row, count.filed)?.id;

function barOfStatute(statute: string, { filed }: Attachment, variantCase: VariantCase): string | undefined {
  const read = variantCase.catalogue.byStatute(statute, variantCase.count.filed.lawDate);
  return read.kind === 'found' ? barOf({ ...readingOf(read.crime), findings: filed.findings }, variantCase) : undefined;
}

/**
 * Lesser findings of the table of reductions, in place of one that is charged (People v. Tirado (2022) 12 Cal.5th 688).
 * @param kept the bar that the finding brings and the lesser one must bring too
 */
const lesserFindings = (
  file: EnhancementFile,
  row: Attachment,
  variantCase: VariantCase,
  kept: string | undefined,
): readonly Variant[] =>
  reductionsOf(
    { crime: row.filed.crime, state: 'Completed', on: variantCase.count.filed.lawDate },
    variantCase.space.reductions ?? [],
    variantCase.catalogue,
  )
    .filter((each) => isFinding(each, variantCase.space))
    .filter(({ to }) => kept === undefined || barOfStatute(to, row, variantCase) === kept)
    .map(({ to }) => ({ file: { ...file, crime: to }, change: { row: file.id, lever: 'lesser-finding', to } }));

/** A circumstance that no court may strike counts only where it is alleged: the People may amend it away (Pen. Code, §§ 192.5(e), 667.61(o), 1009). */
const leftOut = (file: EnhancementFile): Variant => ({
  file: { ...file, status: 'Dismissed' },
  change: { row: file.id, lever: 'lesser-crime' },
});

/** A use or an injury admitted that bars probation: a court strikes its punishment and not the finding (People v. Tanner (1979) 24 Cal.3d 514). */
const keptBar = ({ filed }: Attachment, variantCase: VariantCase): string | undefined =>
  variantCase.space.courtAlone === true ? barOf(filed, variantCase) : undefined;

/** What may become of one that a court may strike, beside what is filed. */
function lighterOf(file: EnhancementFile, row: Attachment, variantCase: VariantCase): readonly Variant[] {
  const { space } = variantCase;
  const { id } = file;
  const variants: Variant[] = [];
  const kept = keptBar(row, variantCase);
  if (isOpen(space, id, 'lesser-finding')) variants.push(...lesserFindings(file, row, variantCase, kept));
  if (isOpen(space, id, 'punishment-only') && isConduct(row) && row.filed.crime.kind === 'conduct')
    variants.push({ file: { ...file, punishmentStruck: true }, change: { row: id, lever: 'punishment-only' } });
  if (kept === undefined && isOpen(space, id, 'dismiss-enhancement'))
    variants.push({ file: { ...file, status: 'Dismissed' }, change: { row: id, lever: 'dismiss-enhancement' } });
  return variants;
}

/** What may become of one enhancement of a count that is kept, the first as it is filed. */
export function variantsOf(
  file: EnhancementFile,
  row: Attachment | undefined,
  variantCase: VariantCase,
): readonly Variant[] {
  const asFiled: Variant = { file, change: null };
  if ((file.status ?? 'Convicted') !== 'Convicted' || row === undefined) return [asFiled];
  if (!isListed(neverStruck, row.filed.sections, variantCase.count.filed.lawDate))
    return [asFiled, ...lighterOf(file, row, variantCase)];
  return isOpen(variantCase.space, file.id, 'lesser-crime') ? [asFiled, leftOut(file)] : [asFiled];
}

/** Every way to choose one variant of each enhancement. */
export const together = (variants: readonly (readonly Variant[])[]): readonly (readonly Variant[])[] =>
  variants.reduce<readonly (readonly Variant[])[]>(
    (sets, each) => sets.flatMap((set) => each.map((variant) => [...set, variant])),
    [[]],
  );

export const changesOf = (set: readonly Variant[]): readonly Change[] =>
  set.flatMap(({ change }) => (change === null ? [] : [change]));

/** The charge with its enhancements so. */
export const withEnhancements = (charge: ChargeFile, set: readonly Variant[]): ChargeFile =>
  charge.enhancements === undefined ? charge : { ...charge, enhancements: set.map(({ file }) => file) };
