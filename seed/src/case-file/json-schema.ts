import { z } from 'zod';
import { caseFileSchema } from './case-file-schema.ts';

/**
 * The form of a case file as JSON Schema, for systems that write them. What no single field can say, such as an id that
 * stands twice or a statute that the catalogue does not have, is found by the reader alone.
 */
export const caseFileJsonSchema = () => z.toJSONSchema(caseFileSchema, { io: 'input', target: 'draft-2020-12' });
