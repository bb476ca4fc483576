import type { Sentence } from '@countwise/engine';
import { useMemo } from 'react';
import { answerTo } from '../../shared/case/sentence-of.ts';
import type { Question, ShownPoint } from './shown.ts';

/** The whole answer to a point, by the law that the search asked. */
export const usePointAnswer = (
  { caseFile }: Pick<ShownPoint, 'caseFile'>,
  { asked, lesser }: Pick<Question, 'asked' | 'lesser'>,
): Sentence =>
  useMemo(
    () => answerTo({ caseFile, crimes: [...asked.crimes, ...lesser.crimes], today: asked.today }),
    [caseFile, asked, lesser],
  );
