/**
 * Whether a statute names a section, by itself or by a subdivision of it, in any of its slash forms:
 * `PC 273a(a)` names `PC 273a`, `PC 211/212.5(c)` names `PC 212.5(c)`, `PC 459.5` does not name `PC 459`.
 */
export function namesSection(statute: string, section: string): boolean {
  const [code = '', sections = ''] = statute.split(' ');
  return sections.split('/').some((part) => {
    const named = `${code} ${part}`;
    return named === section || named.startsWith(`${section}(`);
  });
}
