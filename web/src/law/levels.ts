import { labelsOf } from '../shared/law/named-paragraph.ts';

/** (a), (1), (A), (i), (I): the order in which the codes divide a section. */
const kinds = [/^[a-z]{1,2}$/, /^\d+$/, /^[A-Z]{1,2}$/, /^[ivx]+$/, /^[IVX]+$/] as const;
const numeral = /^[ivx]+$/i;

/** `(v)` may be a letter or a number of Rome: it is a number behind another or right behind what numbers divide. */
function levelOf(label: string, before: number): number {
  if (!numeral.test(label)) return kinds.findIndex((kind) => kind.test(label));
  const roman = label === label.toLowerCase() ? 3 : 4;
  if (label.length > 1 || before === roman) return roman;
  return before === roman - 1 && label.toLowerCase() === 'i' ? roman : before;
}

/** How deep each line of a text stands, 0 for what no label begins: by the first label of the line. */
export function levelsOf(lines: readonly string[]): readonly number[] {
  let before = 0;
  return lines.map((line) => {
    const levels = labelsOf(line).map((label) => {
      before = Math.max(0, levelOf(label, before));
      return before;
    });
    return levels[0] ?? 0;
  });
}
