import type { Fault } from '@countwise/engine';

/** The value of a JSON text, trimmed of the byte order mark that some systems write first, or why it has none. */
export function jsonOf(text: string): { readonly json: unknown } | { readonly faults: readonly Fault[] } {
  try {
    return { json: JSON.parse(text.trim()) };
  } catch (error) {
    const reason = error instanceof Error ? `: ${error.message}` : '';
    return { faults: [{ path: '$', message: `not JSON${reason}` }] };
  }
}
