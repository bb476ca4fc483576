import type { Notice } from '../answer/answer.ts';
import type { CircumstanceFacts } from './circumstance-facts.ts';
import { enhancementDismissalNotices } from './enhancement-dismissal.ts';
import { lowerTermNotices } from './lower-term.ts';
import { upperTermNotices } from './upper-term.ts';

/** What the court must weigh in choosing terms and keeping enhancements (part F). */
export const circumstanceNotices = (facts: CircumstanceFacts): readonly Notice[] => [
  ...upperTermNotices(facts),
  ...lowerTermNotices(facts),
  ...enhancementDismissalNotices(facts),
];
