import { type ExposureRange, rangeOf } from '@countwise/engine';
import { type Asked, lawOf } from '../../shared/case/sentence-of.ts';

/** What the worker answers: the lawful range of the case that it is sent, as the server would print it. */
export const answerQuestion = (asked: Asked): ExposureRange => rangeOf(asked.caseFile, lawOf(asked), asked.today);
