interface Named {
  readonly victim?: string | undefined;
  readonly occasion?: string | undefined;
}

/** The same person on the same occasion, both named. */
export const isSameOccasion = (a: Named, b: Named): boolean =>
  a.victim !== undefined && a.victim === b.victim && a.occasion !== undefined && a.occasion === b.occasion;
