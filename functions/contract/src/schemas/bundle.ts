import { crimeStates } from '@countwise/engine';
import { z } from 'zod';
import { id, isoTime, lineOfText } from './basics.ts';

/** A bundle holds at most so many charges, and an office so many bundles: they are read and answered whole. */
export const mostInBundle = 40;
export const mostBundles = 100;

/**
 * A charge of a bundle. It names its crime as a statute and what stands beside it, and no version of it: added to a case it
 * is the crime that was law on the day of the offense.
 */
const bundledCharge = z.object({
  statute: z.string().min(1).max(120),
  name: z.string().max(300),
  state: z.enum(crimeStates),
  /** Of an enhancement, the place in the bundle of the crime that it hangs on. */
  on: z
    .number()
    .int()
    .min(0)
    .max(mostInBundle - 1)
    .nullable(),
});
export type BundledCharge = z.infer<typeof bundledCharge>;

const charges = z
  .array(bundledCharge)
  .min(1)
  .max(mostInBundle)
  .refine((all) => all.every(({ on }, place) => on === null || on < place), {
    error: 'An enhancement comes after the crime that it hangs on.',
  });

/** Charges that an office often brings together. No case and no defendant is in it. */
export const chargeBundle = z.object({
  Id: id,
  Name: z.string(),
  Charges: z.array(bundledCharge),
  /** Who made it. */
  MadeBy: id,
  MadeAt: isoTime,
});
export type ChargeBundle = z.infer<typeof chargeBundle>;

/** `RequestId` becomes its id: the same again makes it once. */
export const newBundle = z.object({ RequestId: z.uuid(), Name: lineOfText(60).min(1), Charges: charges });
