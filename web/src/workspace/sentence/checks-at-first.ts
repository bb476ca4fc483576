import type { Notice } from '@countwise/engine';
import type { ModeId } from '../work/mode-id.ts';

/** Begins the codes of checks about credit, place and days of release. */
const ofRelease = /^(CREDIT|FUTURE_RATE|STRIKE_CREDIT|LIFE_CREDIT|SPLIT|STRAIGHT_TERM|CUSTODY|LEGAL_PAROLE|PROP57)/;

const most = 6;

interface AtFirst {
  readonly checks: readonly Notice[];
  readonly count: number;
}

/** The checks in the order of the screen, and how many of them stand there at first: on that of release those about it. A last one alone is shown: the line that tells of it is as high. */
export function checksAtFirst(checks: readonly Notice[], mode: ModeId): AtFirst {
  const { count, ...found } = inOrder(checks, mode);
  return { ...found, count: checks.length - count === 1 ? checks.length : count };
}

function inOrder(checks: readonly Notice[], mode: ModeId): AtFirst {
  const [about, others] = [true, false].map((is) => checks.filter(({ code }) => ofRelease.test(code) === is));
  if (mode !== 'release' || about === undefined || about.length === 0) return { checks, count: most };
  return { checks: [...about, ...(others ?? [])], count: Math.min(most, about.length) };
}
