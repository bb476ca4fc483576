import type { CaseCorrection, LastAnswer } from '@countwise/contract';
import { correctionsConcerning, type IsoDate } from '@countwise/engine';
import { isSameTotal } from './compared.ts';
import type { Counted } from './counted.ts';

/**
 * Why a case comes to another total than before. By the day, if the rules of today still give the former total on the
 * former day; by the engine, if it is another and a correction can concern the case or the catalogue is the same; else
 * by the catalogue.
 */
export function explained(
  was: LastAnswer,
  now: Counted,
  countedOn: (day: IsoDate) => LastAnswer,
): Pick<CaseCorrection, 'cause' | 'corrections'> {
  const { engine, catalogue, lawDay } = now.answer;
  if (was.lawDay !== lawDay && isSameTotal(countedOn(was.lawDay), was)) return { cause: 'day', corrections: [] };
  const corrections = was.engine === engine ? [] : correctionsConcerning(was.engine, now.file, now.sentence);
  const isEngine = was.engine !== engine && (corrections.length > 0 || was.catalogue === catalogue);
  if (isEngine) return { cause: 'engine', corrections: corrections.map(({ id }) => id) };
  return { cause: was.catalogue === catalogue ? 'unexplained' : 'catalogue', corrections: [] };
}
