/** Dollars a year for so many licenses: the first costs 395, each further one 250. There is always one. */
export const yearlyPrice = (count: number): number => 250 * (Math.max(1, count) - 1) + 395;

export const mostLicenses = 500;
