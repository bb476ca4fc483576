/** The octets that a line of a calendar holds at most, without its end: RFC 5545, section 3.1. */
const longest = 75;
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** One line as a calendar holds it: what is too long goes on in lines that begin with a space, never within a character. */
export function folded(line: string): string {
  const lines: string[] = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (octets(last) + octets(character) > longest) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

/** The lines of a calendar, those that were folded whole again. */
export const unfolded = (text: string): readonly string[] =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');

/** A text as a value of a property: RFC 5545, section 3.3.11. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

export const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

export interface Property {
  /** In capitals, without the group some programs put before it. */
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** The colon and the semicolons that part a line stand outside of quotes. */
const parts = /^([A-Za-z0-9.-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/su;

/** A line read as a property; null where it is none. */
export function propertyOf(line: string): Property | null {
  const found = parts.exec(line);
  if (found === null) return null;
  const [, name = '', parameters = '', value = ''] = found;
  const named = [...parameters.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/g)].map(
    ([, key = '', said = '']) => [key.toUpperCase(), said.replaceAll('"', '')] as const,
  );
  return { name: name.split('.').at(-1)?.toUpperCase() ?? '', parameters: new Map(named), value };
}
