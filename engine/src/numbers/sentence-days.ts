/** Whole sentence days: year 360, month 30. Calendar days are named so wherever they occur. */
export type SentenceDays = number;

/** Sentence days of the product's units (docs/adr/0004): a stored unit of 365 is read as 360. */
export const yearDays = 360;
export const monthDays = 30;

/** So many years in sentence days. */
export const years = (count: number): number => count * yearDays;
