import { type CaseAttributes, caseAttributes } from '../schemas/case.ts';

/** The parsed `caseAttributes` of a case; text that is not ours reads as a case without attributes. */
export function readCaseAttributes(text: string): CaseAttributes {
  return caseAttributes.catch(caseAttributes.parse({})).parse(parseJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The text of a case's attributes with some of them changed. */
export const writeCaseAttributes = (text: string, changes: Partial<CaseAttributes>): string =>
  JSON.stringify({ ...readCaseAttributes(text), ...changes });
