import { z } from 'zod';
import { blankAttributes, type CaseAttributes, caseAttributes } from '../schemas/case-attributes.ts';

/**
 * The parsed `caseAttributes` of a case; text that is not ours reads as a case without attributes. Text from before an
 * attribute was there is read with what a blank case says.
 */
export function readCaseAttributes(text: string): CaseAttributes {
  // many parts of a screen read the same text at every change
  if (last?.text !== text)
    last = {
      text,
      attributes: caseAttributes.catch(blankAttributes).parse({ ...blankAttributes, ...parseJson(text) }),
    };
  return last.attributes;
}
let last: { readonly text: string; readonly attributes: CaseAttributes } | undefined;

function parseJson(text: string): object {
  try {
    return z.looseObject({}).parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The text of a case's attributes with some of them changed; what another version wrote beside them stands. */
export const writeCaseAttributes = (text: string, changes: Partial<CaseAttributes>): string =>
  JSON.stringify({ ...readCaseAttributes(text), ...changes });
