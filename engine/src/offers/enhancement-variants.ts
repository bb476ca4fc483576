import type { ChargeFile, EnhancementFile } from '../case-file/case-file.ts';
import type { Catalogue } from '../case-file/catalogue.ts';
import { neverStruck } from '../law/lists/never-struck.ts';
import { isEverListed } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { isConduct } from '../pipeline/record/count.ts';
import type { Attachment } from '../pipeline/record/record.ts';
import type { Change } from './offer.ts';
import type { OfferSpace } from './offer-space.ts';
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
  /** The day whose law applies. */
  readonly on: IsoDate;
}

/** Lesser findings of the table of reductions, in place of one that is charged (People v. Tirado (2022) 12 Cal.5th 688). */
const lesserFindings = (
  file: EnhancementFile,
  { filed }: Attachment,
  { space, catalogue, on }: VariantCase,
): readonly Variant[] =>
  reductionsOf({ crime: filed.crime, state: 'Completed', on }, space.reductions ?? [], catalogue)
    .filter(({ kind }) => kind === 'allegation')
    .map(({ to }) => ({ file: { ...file, crime: to }, change: { row: file.id, lever: 'lesser-finding', to } }));

/** What may become of one enhancement of a count that is kept, the first as it is filed. */
export function variantsOf(
  file: EnhancementFile,
  row: Attachment | undefined,
  variantCase: VariantCase,
): readonly Variant[] {
  const { space } = variantCase;
  const asFiled: Variant = { file, change: null };
  const isBarred = row === undefined || isEverListed(neverStruck, row.filed.sections);
  if ((file.status ?? 'Convicted') !== 'Convicted' || isBarred) return [asFiled];
  const { id } = file;
  const variants = [asFiled];
  if (isOpen(space, id, 'lesser-finding')) variants.push(...lesserFindings(file, row, variantCase));
  if (isOpen(space, id, 'punishment-only') && isConduct(row) && row.filed.crime.kind === 'conduct')
    variants.push({ file: { ...file, punishmentStruck: true }, change: { row: id, lever: 'punishment-only' } });
  if (isOpen(space, id, 'dismiss-enhancement'))
    variants.push({ file: { ...file, status: 'Dismissed' }, change: { row: id, lever: 'dismiss-enhancement' } });
  return variants;
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
