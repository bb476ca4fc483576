/** What the points of an instruction's outline are: the People must prove them, a defense rests on them, or neither. */
type OutlineKind = 'proof' | 'defense' | 'rule';

const titles: Readonly<Record<OutlineKind, string>> = {
  proof: 'What must be proved',
  defense: 'What the defense rests on',
  rule: 'What the jury is told',
};

/**
 * First and last numbers of instructions on a defense: its points are nothing that the People prove. Of most it is enough to
 * raise a doubt, which the People answer (Evid. Code, § 501; People v. Mower (2002) 28 Cal.4th 457, 478-484); insanity the
 * defense proves (Evid. Code, § 522).
 */
const defenses: readonly Span[] = [
  [420],
  [505, 511],
  [1225, 1226],
  [1252],
  [1751],
  [1863],
  [2305],
  [2514],
  [2860, 2861],
  [2952],
  [3400, 3406],
  [3408],
  [3411, 3415],
  [3425],
  [3427, 3428],
  [3450],
  [3455],
  [3470, 3471],
  [3475, 3476],
];
/** Those that prove nothing: bars of a defense, how evidence is weighed, meanings, and what makes of murder a lesser crime. */
const rules: readonly Span[] = [
  [404],
  [419],
  [512],
  [522],
  [570, 571],
  [595],
  [603, 604],
  [625, 626],
  [705, 708],
  [850, 853],
  [917],
  [1190, 1193],
  [1353],
  [1403],
  [1860, 1862],
  [2130],
  [2241],
  [2672],
  [3261],
  [3407],
  [3409],
  [3426],
  [3429],
  [3451],
  [3472, 3474],
  [3477],
  [3500],
];
type Span = readonly [first: number, last?: number];

/** The title over an instruction's points; `852A` stands with its number. */
export function outlineTitle(number: string): string {
  const at = Number.parseInt(number, 10);
  const isIn = (spans: readonly Span[]) => spans.some(([first, last = first]) => first <= at && at <= last);
  if (isIn(defenses)) return titles.defense;
  return isIn(rules) ? titles.rule : titles.proof;
}
