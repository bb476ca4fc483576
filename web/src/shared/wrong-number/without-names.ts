import {
  ageOn,
  type CaseEnhancementFile,
  type CaseFile,
  type ChargeFile,
  type EnhancementFile,
} from '@countwise/engine';

/** Of every field of a case file, what of it may leave the case. A field that comes later is asked for by the compiler. */
type Field = keyof CaseFile | keyof ChargeFile | keyof EnhancementFile | keyof CaseEnhancementFile;
type Treatment =
  /** As it is: a number, a day, a choice, the name of a crime. */
  | 'plain'
  /** Rows, each treated alike. */
  | 'rows'
  /** The name of a row, here or elsewhere. */
  | 'row'
  /** Somebody's own words for a victim, an occasion, a set of facts. */
  | 'V'
  | 'O'
  | 'F'
  | 'left-out';

const treatments: Readonly<Record<Field, Treatment>> = {
  caseFile: 'plain',
  sentencingDate: 'plain',
  birthdate: 'left-out',
  strikes: 'plain',
  violentPriors: 'plain',
  statusEnhancementsOnEachCount: 'plain',
  charges: 'rows',
  caseEnhancements: 'rows',
  limitations: 'plain',
  circumstances: 'plain',
  custody: 'plain',
  release: 'plain',
  id: 'row',
  count: 'plain',
  crime: 'plain',
  date: 'plain',
  dateEnd: 'plain',
  occasion: 'O',
  operativeFacts: 'F',
  victim: 'V',
  state: 'plain',
  status: 'plain',
  term: 'plain',
  days: 'plain',
  run: 'plain',
  subordinateTerm: 'plain',
  principal: 'plain',
  gang: 'plain',
  probation: 'plain',
  enhancements: 'rows',
  times: 'plain',
  findings: 'plain',
  death: 'plain',
  scheme: 'plain',
  witnessOf: 'row',
  primary: 'row',
  earlier: 'plain',
  priorDate: 'plain',
  punishmentStruck: 'plain',
};
const isField = (name: string): name is Field => name in treatments;

/** Gives each name a label of its own, the same to the same name: V1, V2 … */
function labels(prefix: string) {
  const given = new Map<unknown, string>();
  return (name: unknown): string => {
    const label = given.get(name) ?? `${prefix}${given.size + 1}`;
    given.set(name, label);
    return label;
  };
}

/**
 * A case file that says nobody's name: victims, occasions and facts by labels, rows by numbers in place of their ids, and
 * of the defendant the age on the first day charged, or the date of birth where that is asked for.
 */
export function withoutNames(file: CaseFile, withBirthdate: boolean) {
  const label = { row: labels('R'), V: labels('V'), O: labels('O'), F: labels('F') };
  const treated = (value: unknown, treatment: Treatment): unknown => {
    if (treatment === 'plain') return value;
    if (treatment === 'left-out') return undefined;
    if (treatment === 'rows') return Array.isArray(value) ? value.map(rowOf) : undefined;
    return label[treatment](value);
  };
  const rowOf = (row: object): object =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, isField(name) ? treated(value, treatments[name]) : undefined]),
    );
  const { birthdate, charges } = file;
  const first = charges.map(({ date }) => date).toSorted()[0];
  return {
    ...(birthdate && first && !withBirthdate && { age: { years: ageOn(birthdate, first).years, on: first } }),
    caseFile: { ...rowOf(file), ...(birthdate && withBirthdate && { birthdate }) },
  };
}
