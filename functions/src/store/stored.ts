import { z } from 'zod';

/**
 * How the items of a kind are read: completed by `blank`, then parsed. `Old` is an item of the kind as `old-items` keeps
 * it for good. A field that came after it is asked of `blank` by the compiler, because such items stand in the table
 * without it and must be read all the same.
 */
export const stored = <Fields extends z.ZodObject, Old extends object>(
  fields: Fields,
  blank: Omit<z.output<Fields>, keyof Old>,
) => z.preprocess((item) => (typeof item === 'object' && item !== null ? { ...blank, ...item } : item), fields);
