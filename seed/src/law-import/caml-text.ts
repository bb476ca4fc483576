/** Elements that begin a line of their own. */
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'table', 'tr', 'br', 'div', 'li']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const token = /<(\/?)([\w:]+)([^>]*)>|[^<]+/g;

/**
 * The text of a section, a paragraph a line, from the Legislature's XML (`caml:Content`). Null where the file is no
 * whole document of that form.
 */
export function camlText(xml: string): string | null {
  const document = xml.trim();
  if (!/^<caml:Content[\s>]/.test(document) || !document.endsWith('</caml:Content>')) return null;
  let text = '';
  for (const [whole, closing, name = '', attributes] of document.matchAll(token)) {
    text += name === '' ? whole.replaceAll(/\s+/g, ' ') : spacing(name, closing === '/', attributes ?? '');
  }
  return unescaped(text)
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u2002\u2003]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** What an element stands for between the words: a new line, a space, or the bar of a fraction. */
function spacing(name: string, closing: boolean, attributes: string): string {
  if (blocks.has(name)) return '\n';
  if (name === 'td') return ' ';
  if (name === 'span') return /E[nm]Space/.test(attributes) ? ' ' : '';
  if (name === 'caml:Fraction') return closing ? '' : ' ';
  return name === 'caml:Denominator' && !closing ? '/' : '';
}

const unescaped = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(String(hexadecimal), 16));
    return entities[String(name)] ?? whole;
  });
