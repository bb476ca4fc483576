const units: Readonly<Record<number, string>> = { 2: 'day', 3: 'month', 4: 'year' };

/**
 * The bounds of a collateral consequence in its unit: `5 years`, `30 to 90 days`, `life`. Empty for yes or no, and for a
 * plain number: dollars, feet or per cent, which only the words of the consequence tell apart.
 */
export function penaltyText(unit: number, minimum: number | null, maximum: number | null): string {
  if (unit === 5) return 'life';
  const name = units[unit];
  const bounds = [...new Set([minimum, maximum].filter((bound) => bound !== null))].join(' to ');
  return name === undefined || bounds === '' ? '' : `${bounds} ${name}${bounds === '1' ? '' : 's'}`;
}
