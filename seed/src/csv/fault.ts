/** Something wrong in a source table, at its place: `tables/PC/theft.csv:12:terms: …`. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

export const faultText = ({ file, line, column, message }: Fault): string => `${file}:${line}:${column}: ${message}`;
