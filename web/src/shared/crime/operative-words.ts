const units = { y: 'year', m: 'month', d: 'day' } as const;
const lifeWords = { LWOP: 'life without parole', DEATH: 'death' } as const;

/** A term of the catalogue as the text of a punishment says it: `6y` is `6 years`, `25-life` is `25 years to life`. */
export function operativeWords(term: string): string | null {
  if (term === 'LWOP' || term === 'DEATH') return lifeWords[term];
  const [, minimum] = /^(\d+)-life$/.exec(term) ?? [];
  if (minimum !== undefined) return `${minimum} years to life`;
  const [, count, unit] = /^(\d+)([ymd])$/.exec(term) ?? [];
  if (unit !== 'y' && unit !== 'm' && unit !== 'd') return null;
  return `${count} ${units[unit]}${count === '1' ? '' : 's'}`;
}

/** A text before, at and after the operative words; whole where they do not stand in it. */
export function splitAt(text: string, words: string | null): readonly [string, string, string] {
  const found = words === null ? null : new RegExp(`\\b${words}\\b`).exec(text);
  if (found === null) return [text, '', ''];
  const end = found.index + found[0].length;
  return [text.slice(0, found.index), found[0], text.slice(end)];
}
