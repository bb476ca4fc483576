/** The month in which a rule last changed, so that an old report tells by which rules it counts (docs/runbook.md, "The law changes"). */
export const engineVersion = '2026.11';
