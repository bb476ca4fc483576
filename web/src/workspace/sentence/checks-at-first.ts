import type { Notice } from '@countwise/engine';
import type { ModeId } from '../work/mode-id.ts';

/** Begins the codes of checks about credit, place and days of release. */
const ofRelease = /^(CREDIT|FUTURE_RATE|STRIKE_CREDIT|LIFE_CREDIT|SPLIT|STRAIGHT_TERM|CUSTODY|LEGAL_PAROLE|PROP57)/;

const most = 6;

/** The checks in the order of the screen, and how many of them stand there at first: on that of release those about it. */
export function checksAtFirst(checks: readonly Notice[], mode: ModeId) {
  const [about, others] = [true, false].map((is) => checks.filter(({ code }) => ofRelease.test(code) === is));
  if (mode !== 'release' || about === undefined || about.length === 0) return { checks, count: most };
  return { checks: [...about, ...(others ?? [])], count: Math.min(most, about.length) };
}
