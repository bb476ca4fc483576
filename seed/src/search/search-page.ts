/** One page of an answer, in the specs' names. Pages count from 1. */
export interface SearchPage<Row> {
  readonly content: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly page_buttons: readonly number[];
}

/** One below the window of 31: a page of exactly 31 rows would be read as a window with its hit in the middle. */
const pageSize = 30;
const buttons = 5;

/** Everything on one page: a window, which goes on by `more`. */
export const onePage = <Row>(content: readonly Row[]): SearchPage<Row> => ({
  content,
  page: 1,
  pages: 1,
  page_buttons: [1],
});

/** Page `wanted` of a list, or the last one where it has fewer; with the numbers of up to five pages around it. */
export function pageOf<Row>(rows: readonly Row[], wanted: number): SearchPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(wanted, pages);
  const first = Math.max(1, Math.min(page - (buttons - 1) / 2, pages - buttons + 1));
  return {
    content: rows.slice((page - 1) * pageSize, page * pageSize),
    page,
    pages,
    page_buttons: Array.from({ length: Math.min(buttons, pages) }, (_, at) => first + at),
  };
}
