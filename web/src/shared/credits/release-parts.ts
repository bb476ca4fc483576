import type { Sentence } from '@countwise/engine';

/** What the release screen reads of an answer. */
export type ReleaseParts = Pick<Sentence, 'release' | 'credits' | 'summary'>;
