import type { CaseFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import type { FiledCharge } from '../case-file/row.ts';
import { gotOrMade } from '../made-once/got-or-made.ts';
import type { Law } from './measure.ts';

const known = new WeakMap<CaseFile, readonly FiledCharge[]>();

/** The charges of a case as it is filed, resolved once: what is alleged of one may ask for a conviction of another. */
export const proceedingOf = (filed: CaseFile, { catalogue, today }: Law): readonly FiledCharge[] =>
  gotOrMade(known, filed, () => resolveCase(filed, catalogue, today).charges);
