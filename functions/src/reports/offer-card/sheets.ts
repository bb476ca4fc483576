import type { CardPage } from '@countwise/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { heightOf } from './height.ts';
import type { Told } from './told.tsx';

/** The printed height of a letter page within its margins, in points. */
const pageHeight = 759;

/** Whether a page holds what stands on it. */
export const fitsOn =
  ({ speech }: Told, page: CardPage) =>
  (article: ReactNode): boolean =>
    heightOf(renderToStaticMarkup(article), speech.language, page) <= pageHeight;

/** What a page leaves between two of its paragraphs, in whole points: half of its room goes there, the rest above what is signed. */
export function gapOn({ speech }: Told, page: CardPage, article: ReactNode): number {
  const markup = renderToStaticMarkup(article);
  const room = pageHeight - heightOf(markup, speech.language, page);
  const gaps = markup.split('<p').length - 1;
  return Math.max(0, Math.min(mostGap, Math.floor(room / 2 / gaps)));
}
const mostGap = 4;

/** How many of a list fit together, from its first. */
export function fitting<Item>(items: readonly Item[], fits: (some: readonly Item[]) => boolean): number {
  let least = 0;
  let most = items.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(items.slice(0, middle))) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** A list by the pages that it fills, at least one on each. */
export function inPages<Item>(
  items: readonly Item[],
  fits: (some: readonly Item[]) => boolean,
): readonly (readonly Item[])[] {
  const pages: (readonly Item[])[] = [];
  for (let at = 0; at < items.length; ) {
    const rest = items.slice(at);
    const many = Math.max(1, fitting(rest, fits));
    pages.push(rest.slice(0, many));
    at += many;
  }
  return pages;
}

/** A part of a sentence that stays on one page: a sentence, or an item of a list in it. */
interface Piece {
  /** Of which of the texts it is. */
  readonly of: number;
  readonly words: string;
}
type Fits = (texts: readonly string[]) => boolean;

/** The pieces of texts; of a piece that is longer than a page, its words. */
const piecesOf = (texts: readonly string[], fits: Fits): readonly Piece[] =>
  texts.flatMap((text, of) =>
    text
      .split(/(?<=[.;]) (?=\p{Lu})/u)
      .flatMap((piece) => (fits([piece]) ? [piece] : piece.split(' ')))
      .map((words) => ({ of, words })),
  );

const joined = (pieces: readonly Piece[]): readonly string[] =>
  [...Map.groupBy(pieces, ({ of }) => of).values()].map((some) => some.map(({ words }) => words).join(' '));

/**
 * Sentences by the pages that they fill; an empty page where there are none. Where they begin on a page that holds other
 * things too, `begins` says what it holds beside them, which may be none.
 */
export function textsInPages(texts: readonly string[], fits: Fits, begins?: Fits): readonly (readonly string[])[] {
  const pieces = piecesOf(texts, fits);
  const many = begins === undefined ? 0 : fitting(pieces, (some) => begins(joined(some)));
  const first = begins === undefined ? [] : [joined(pieces.slice(0, many))];
  const rest = inPages(pieces.slice(many), (some) => fits(joined(some))).map(joined);
  const pages = [...first, ...rest];
  return pages.length === 0 ? [[]] : pages;
}
