import { rules2026x11x2 } from './2026-11-2.ts';
import { rules2026x11x3 } from './2026-11-3.ts';
import { rules2026x11x4 } from './2026-11-4.ts';
import { rules2026x11x5 } from './2026-11-5.ts';
import { rules2026x11x6 } from './2026-11-6.ts';
import { rules2026x11x7 } from './2026-11-7.ts';
import { rules2026x11x8 } from './2026-11-8-sample.ts';
import { rules2026x11x9 } from './2026-11-9-sample.ts';
import type { RulesVersion } from './rules-version.ts';

/** Every version that corrected a number, the newest first. CHANGELOG.md is written from it. */
export const rulesVersions: readonly RulesVersion[] = [
  rules2026x11x9,
  rules2026x11x8,
  rules2026x11x7,
  rules2026x11x6,
  rules2026x11x5,
  rules2026x11x4,
  rules2026x11x3,
  rules2026x11x2,
];
