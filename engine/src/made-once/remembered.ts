const most = 5000;

/** The text of a length, made once for each length: a case says the same few lengths over and over. */
export function remembered(textOf: (days: number) => string): (days: number) => string {
  const known = new Map<number, string>();
  return (days) => {
    const before = known.get(days);
    if (before !== undefined) return before;
    if (known.size === most) known.clear();
    const text = textOf(days);
    known.set(days, text);
    return text;
  };
}
