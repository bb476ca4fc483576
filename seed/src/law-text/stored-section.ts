import { z } from 'zod';

/** One version of a section's official text, as it is kept. */
const storedVersion = z.object({
  versionId: z.string(),
  /** A paragraph a line. */
  text: z.string(),
  history: z.string(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** The newest day of change in the download it came with; a later download without it has replaced or repealed it. */
  lastSeen: z.iso.date(),
});
export type StoredVersion = z.infer<typeof storedVersion>;

/** A section with every version that any import has brought. */
export const storedSection = z.object({ code: z.string(), section: z.string(), versions: z.array(storedVersion) });
export type StoredSection = z.infer<typeof storedSection>;
