/** Embezzlement, which is theft: Pen. Code, § 490a. Of fiduciaries, public funds and others, with what punishes it. */
export const embezzlements = [
  'PC 503',
  'PC 504',
  'PC 504a',
  'PC 504b',
  'PC 505',
  'PC 506',
  'PC 507',
  'PC 508',
  'PC 514',
] as const;
