import type { Correction } from './rules-version.ts';

/** What a fifteenth sample beside the text found. */
export const foundByTheFifteenthSample: readonly Correction[] = [
  {
    id: 'safety-of-work-before-2000',
    what: 'Before 2000 an employer who repeated, did not abate or induced a violation of a safety order, or by a willful one caused a death or a lasting injury, had six months; for such a death after a first conviction a year.',
    authority: 'LC 6423(a)(2), (4), (5), 6425, before Stats. 1999, ch. 615',
    example: { of: 'A violation of a safety order not abated in 1999', was: '364d', now: '180d' },
    concerns: {
      sections: ['LC 6423(a)(2)', 'LC 6423(a)(4)', 'LC 6423(a)(5)', 'LC 6425'],
      before: '2000-01-01',
    },
  },
];
