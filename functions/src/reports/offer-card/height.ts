import type { CardLanguage, CardPage } from '@countwise/contract';

/** Widths of letters in hundredths of the type size, of Source Sans in its regular weight; of what is not named `usual`. */
const widths: readonly (readonly [width: number, letters: string])[] = [
  [20, ' \u00a0'],
  [25, "',.:;Iijl|íÍ’"],
  [30, '!()-[]ft{}'],
  [35, '/\\r'],
  [40, '*s'],
  [45, '"?Jcvxyz«»¿'],
  [55, 'ACEPRT`bdhnopquóúñüÁÉ'],
  [60, '&BDGK'],
  [65, 'HNOQUÓÚÑ'],
  [75, 'Mw'],
  [85, '@m%W'],
];
const usual = 50;
const widthOf = new Map(
  widths.flatMap(([width, letters]) => letters.split('').map((letter) => [letter, width] as const)),
);

/** How a block is set, in points; `weight` is its width beside that of the regular weight, bold figures among it. */
interface Type {
  readonly size: number;
  readonly line: number;
  readonly weight: number;
}

/** The longest word that stays whole ends at a space or after a hyphen. */
const wordsOf = (text: string): readonly string[] => text.split(/(?<=[ -])/);

const wide = (text: string, { size, weight }: Type): number =>
  (text.split('').reduce((sum, letter) => sum + (widthOf.get(letter) ?? usual), 0) * size * weight) / 100;

/** Widths are sums of parts: what is as wide as its line still stands on it. */
const hair = 0.01;

function linesOf(text: string, width: number, type: Type): number {
  let lines = 1;
  let filled = 0;
  for (const word of wordsOf(text)) {
    const bare = wide(word.trimEnd(), type);
    if (filled > 0 && filled + bare > width + hair) {
      lines += 1;
      filled = 0;
    }
    lines += Math.max(0, Math.ceil(bare / width) - 1);
    filled += wide(word, type);
  }
  return lines;
}

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

interface Block {
  readonly tag: string;
  readonly attributes: string;
  readonly text: string;
  /** How much of it is bold: 0 to 1. */
  readonly bold: number;
}

/** The letters in bold of all of a text. */
const boldOf = (markup: string): number =>
  [...markup.matchAll(/<b>(.*?)<\/b>/gs)].reduce((sum, [, text = '']) => sum + textOf(text).length, 0) /
  Math.max(1, textOf(markup).length);

const blocksOf = (markup: string): readonly Block[] =>
  [...markup.matchAll(/<(h1|h2|p|li|dt|dd|footer)\b([^>]*)>(.*?)<\/\1>/gs)].map(
    ([, tag = '', attributes = '', inner = '']) => ({ tag, attributes, text: textOf(inner), bold: boldOf(inner) }),
  );

const heightIn = (text: string, width: number, type: Type): number => linesOf(text, width, type) * type.line;

/** The printed width of a page, and what parts the two halves of its head, in points. */
const pageWidth = 554;
const headGap = 18;

const figures: Type = { size: 12, line: 15.2, weight: 1.04 };

/** The side of the head is as wide as what it says, up to its greatest part of the page. */
function sideWidth(blocks: readonly Block[]): number {
  const widest = (tag: string): number =>
    Math.max(0, ...blocks.filter((block) => block.tag === tag).map(({ text }) => wide(text, figures)));
  return Math.min(pageWidth * 0.46, widest('dt') + 7.5 + widest('dd'));
}

/** A line of the sentences: Spanish says more, and stands closer. */
const bodyLine = (language: CardLanguage, page: CardPage): number => {
  const size = page === 'client' ? 16 : 14;
  if (language === 'es') return size * 1.15;
  return page === 'client' ? size * 1.25 : size * 1.2;
};

function headHeight(header: string, size: number, line: number): number {
  const at = header.indexOf('class="side"');
  const side = blocksOf(header.slice(at));
  const width = sideWidth(side);
  const labels = Math.max(0, ...side.filter(({ tag }) => tag === 'dt').map(({ text }) => wide(text, figures))) + 7.5;
  const sideHeight = side.reduce((sum, { tag, text }) => {
    if (tag === 'p') return sum + line + 6;
    return tag === 'dd' ? sum + heightIn(text, width - labels, figures) : sum;
  }, 0);
  const main = blocksOf(header.slice(0, at)).reduce((sum, { tag, attributes, text }) => {
    const isLong = attributes.includes('long');
    const type: Type =
      tag === 'h1' ? { size: isLong ? 19 : 27, line: isLong ? 20.9 : 29.7, weight: 1.2 } : { size, line, weight: 1.03 };
    return sum + heightIn(text, pageWidth - headGap - width, type);
  }, 0);
  return Math.max(main, sideHeight) + 8.5;
}

/** The least height of what has no text of varying length: the answer, and two rows of signatures. */
const answerHeight = 21;
const signatures: Readonly<Record<CardLanguage, number>> = { en: 53.5, es: 44.5 };

/**
 * The height of a page of a card in points, reckoned from its markup: how many lines each sentence takes in its type. What
 * it comes to is never less than what is printed, by the letters that offers have.
 */
export function heightOf(article: string, language: CardLanguage, page: CardPage): number {
  const [header = '', body = ''] = article.split('</header>');
  const isClient = page === 'client';
  const line = bodyLine(language, page);
  const size = isClient ? 16 : 14;
  const gap = isClient ? 4.5 : 1.5;
  const heightOfBlock = ({ tag, attributes, text, bold }: Block): number => {
    if (tag === 'h2') return isClient ? 23.6 : 20;
    if (tag === 'footer') return heightIn(text, pageWidth, { size: 9.5, line: 12, weight: 1.03 }) + 8.5;
    if (tag === 'li') return heightIn(text, pageWidth - 27, { size, line, weight: 1.03 });
    const width = attributes.includes('im') ? pageWidth - 10 : pageWidth;
    return heightIn(text, width, { size, line, weight: 1.005 + 0.065 * bold }) + gap;
  };
  const sections = body.split('<section').length - 1;
  return (
    headHeight(header, size, line) +
    blocksOf(body).reduce((sum, block) => sum + heightOfBlock(block), 0) +
    sections * (isClient ? 8 : 5) +
    (body.includes('class="ans"') ? answerHeight : 0) +
    (body.includes('class="sig"><div') ? signatures[language] : 0)
  );
}
