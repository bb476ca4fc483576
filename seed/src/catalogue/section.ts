const token = /\d+|[a-z]+|[A-Z]+|\./g;

/** Ranks one token: numbers before small letters before capitals, so that (1) stands before (a). */
function compareTokens(left: string, right: string): number {
  const [leftNumber, rightNumber] = [Number(left), Number(right)];
  if (!Number.isNaN(leftNumber) && !Number.isNaN(rightNumber)) return leftNumber - rightNumber;
  return left < right ? -1 : Number(left > right);
}

/** The order of the code: section numbers as decimals (12022.53 before 12022.6), then letters, then subdivisions. */
export function compareSections(left: string, right: string): number {
  const [leftHead = '', rightHead = ''] = [left, right].map((section) => /^[\d.]+/.exec(section)?.[0] ?? '');
  const byNumber = Number(leftHead) - Number(rightHead);
  if (byNumber !== 0) return byNumber;
  const [leftTokens, rightTokens] = [
    left.slice(leftHead.length).match(token) ?? [],
    right.slice(rightHead.length).match(token) ?? [],
  ];
  for (const [index, leftToken] of leftTokens.entries()) {
    const rightToken = rightTokens[index];
    if (rightToken === undefined) return 1;
    const order = compareTokens(leftToken, rightToken);
    if (order !== 0) return order;
  }
  return leftTokens.length - rightTokens.length;
}

/** `PC 245(a)(1)`, then the wider ones: `PC 245(a)`, `PC 245`. */
export function* widening(statute: string): Generator<string> {
  for (let wide = statute; wide !== ''; wide = wide.replace(/(?:\([^()]*\)|\/[^/()]*|^[^(/]*)$/, '')) yield wide;
}
