import type { Run, TermSlot } from '../case-file/case-file.ts';
import type { FiledCharge, ResolvedCase } from '../case-file/row.ts';
import { drivingJail } from '../crime/driving-jail.ts';
import { chosenTerm, longestDays } from '../crime/triad.ts';

/** One end of the exposure range: the choices that a court has, all made one way (R-C04). */
export interface Choices {
  readonly slot: TermSlot;
  /** As the user chose where it is not said. */
  readonly run?: Run;
  readonly scheme: 'own' | '1170.1';
}

export const lightest: Choices = { slot: 'lower', run: 'concurrent', scheme: '1170.1' };
/** Lower terms, run as the user chose: less where the strikes law would put the longest count of an occasion first. */
export const lighter: Choices = { slot: 'lower', scheme: '1170.1' };
export const heaviest: Choices = { slot: 'upper', run: 'consecutive', scheme: 'own' };

/** Jail days that a court must give for a misdemeanor: none, but for what the Vehicle Code commands. */
const leastDays = ({ sections, punishment: { triad } }: FiledCharge): number =>
  drivingJail(sections, longestDays(triad)).sentence?.days ?? 0;

function withChoices(charge: FiledCharge, { slot, run = charge.run, scheme }: Choices): FiledCharge {
  return {
    ...charge,
    slot,
    run,
    scheme,
    // the longest jail term of a misdemeanor is its default
    days: slot === 'upper' ? undefined : leastDays(charge),
    enhancements: charge.enhancements.map((row) => ({
      ...row,
      slot,
      run: undefined,
      term: chosenTerm(row.triad, slot),
    })),
  };
}

/** The case with every choice made one way; convictions, stays and strikes stay as they are. */
export const choose = (resolved: ResolvedCase, choices: Choices): ResolvedCase => ({
  ...resolved,
  charges: resolved.charges.map((charge) => withChoices(charge, choices)),
});
