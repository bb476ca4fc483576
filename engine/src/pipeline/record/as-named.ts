/** Both are named, and not alike: two victims, two occasions, two sets of facts. */
export const areNamedApart = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;

/** Both are named, and alike. What is not named may be the same, or another. */
export const areNamedAlike = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b;
