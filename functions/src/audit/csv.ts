/** A text that a table program would take for a formula, and compute, when it opens the file: also a wide or an indented one. */
const formula = /^[\t\r]|^\s*[=+\-@＝＋－＠]/;

const cell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Rows as comma-separated values (RFC 4180). What would be a formula is text. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
