import { z } from 'zod';
import { invalid } from './failure.ts';

/** What every call may carry beside its own parameters. */
const common = { expand: z.array(z.string()).optional() };

/** Rows of a list in one answer, and their number unless another is asked for. */
export const limit = z.coerce.number().int().min(1).max(100).default(10);
export const metadata = z.record(z.string(), z.string());

export interface Asked {
  /** The id in the path; '' where there is none. */
  readonly id: string;
  readonly form: unknown;
  /** Made with the publishable key: by a browser. */
  readonly fromBrowser: boolean;
}
export type Call = (asked: Asked) => unknown;

/** A call that takes these parameters and no others: one the twin does not model fails loudly, with its name. */
export function call<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (input: z.infer<z.ZodObject<Shape>>, asked: Asked) => unknown,
): Call {
  const schema = z.strictObject({ ...common, ...shape });
  const own = z.object(shape);
  return (asked) => {
    const read = schema.safeParse(asked.form);
    if (!read.success) throw invalid(`[twin] ${z.prettifyError(read.error)}`);
    return run(own.parse(asked.form), asked);
  };
}
