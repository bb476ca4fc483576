import { release2026x11x2 } from './2026-11-2.ts';
import type { Release } from './release.ts';

/** Every version that corrected a number, the newest first. CHANGELOG.md is written from it. */
export const releases: readonly Release[] = [release2026x11x2];
