const units: Readonly<Record<number, string>> = { 2: 'days', 3: 'months', 4: 'years' };

/** The bounds of a collateral consequence in its unit: `5 years`, `30 to 90 days`, `life`; empty for yes or no. */
export function penaltyText(unit: number, minimum: number | null, maximum: number | null): string {
  if (unit === 5) return 'life';
  const bounds = [...new Set([minimum, maximum].filter((bound) => bound !== null))].join(' to ');
  if (unit === 0 || bounds === '') return '';
  return `${bounds} ${units[unit] ?? ''}`.trim();
}
