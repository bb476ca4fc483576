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

/** Sentences that each fit on a page: of one that is longer than a page, its parts. */
const inParts = (texts: readonly string[], fits: (some: readonly string[]) => boolean): readonly string[] =>
  texts.flatMap((text) =>
    fits([text])
      ? [text]
      : inPages(text.split(' '), (words) => fits([words.join(' ')])).map((words) => words.join(' ')),
  );

/** Sentences by the pages that they fill; an empty page where there are none. */
export function textsInPages(
  texts: readonly string[],
  fits: (some: readonly string[]) => boolean,
): readonly (readonly string[])[] {
  const pages = inPages(inParts(texts, fits), fits);
  return pages.length === 0 ? [[]] : pages;
}
