import { type ChargeAnswer, type CrimeVersion, type Severity, termSlots } from '@countwise/engine';
import { inDays, termLabel } from './term-label.ts';

export const levelNames = {
  felony: 'Felony',
  misdemeanor: 'Misdemeanor',
  infraction: 'Infraction',
} as const satisfies Record<Severity, string>;

/**
 * The level of a charge, by the engine's answer to it: a conspiracy to commit a misdemeanor is a felony (Pen. Code,
 * § 182(a)), and a lighter law or an alternate term may change it too. What has no answer has that of its crime's row.
 */
export const levelOf = (
  crime: Pick<CrimeVersion, 'severity'>,
  answer: Pick<ChargeAnswer, 'severity'> | null | undefined,
): Severity => answer?.severity ?? crime.severity;

/** The level and the terms that an attempt or a conspiracy itself has, and by what rule; the text of its crime tells those of the crime. */
export function ownPunishment({ own, charged }: Pick<ChargeAnswer, 'own' | 'charged'>): string {
  const days = inDays(charged.severity, own);
  const terms = [...new Set(termSlots.map((slot) => termLabel(own[slot], days)).filter((label) => label !== ''))];
  const [last = '', ...others] = terms.toReversed();
  const listed = others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`;
  return `${[levelNames[charged.severity], listed].filter(Boolean).join(', ')}: ${charged.words}.`;
}
