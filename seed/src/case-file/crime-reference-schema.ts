import {
  type CrimeReference,
  categoryCodes,
  creditPercents,
  crimeKinds,
  groupCodes,
  places,
  severities,
  termOf,
} from '@countwise/engine';
import { z } from 'zod';

const term = z
  .string()
  .refine((text) => termOf(text) !== undefined, 'a term such as 2y, 16m, 1y8m, 364d, 25-life, LWOP or DEATH');

const terms = z.strictObject({
  lower: term.exactOptional(),
  middle: term.exactOptional(),
  upper: term.exactOptional(),
});

const group = z.enum(groupCodes);
const creditRate = z.literal(creditPercents);

/** Facts that a case file may give in full, or in place of a catalogue row's own. */
const required = {
  statute: z.string().min(1),
  kind: z.enum(crimeKinds),
  severity: z.enum(severities),
  terms,
};

const optional = {
  name: z.string().exactOptional(),
  place: z.enum(places).exactOptional(),
  wobbler: z.boolean().exactOptional(),
  serious: z.boolean().exactOptional(),
  violent: z.boolean().exactOptional(),
  trigger: z.boolean().exactOptional(),
  category: z.enum(categoryCodes).exactOptional(),
  groups: z.array(group).readonly().exactOptional(),
  credit: z.strictObject({ jail: creditRate.exactOptional(), prison: creditRate.exactOptional() }).exactOptional(),
  attempt: z.union([z.strictObject({ special: z.literal([1, 2]) }), z.strictObject({ terms })]).exactOptional(),
  attachesTo: z.array(group).readonly().exactOptional(),
  appliesTo: z.enum(['felony', 'serious', 'violent', ...groupCodes]).exactOptional(),
};

const facts = z.strictObject({ ...required, ...optional });
const likeFacts = z.strictObject({
  like: z.string().min(1),
  statute: required.statute.exactOptional(),
  kind: required.kind.exactOptional(),
  severity: required.severity.exactOptional(),
  terms: terms.exactOptional(),
  ...optional,
});

/** The four forms of `crime`. The order matters to fault messages: each object form is known by its own key. */
export const crimeReference: z.ZodType<CrimeReference> = z.union([
  z.string().min(1),
  z.strictObject({ id: z.string().min(1) }),
  likeFacts,
  facts,
]);
