import { isWithoutParole, otherwiseProvided } from '../record/count.ts';
import { type Count, eachCount, type Stage, type WorkingCase, withFacts } from '../record/record.ts';
import { strikeMode } from './mode.ts';
import { thirdStrikeOf } from './third-strike.ts';

/** Life without parole and death are not changed by strikes: People v. Smithson (2000) 79 Cal.App.4th 480. */
function strike(count: Count, record: WorkingCase): Count {
  if (count.standing === 'inactive' || isWithoutParole(count)) return count;
  const mode = strikeMode(count, record);
  if (mode !== 'third') return withFacts(count, { strike: mode });
  return { ...count, strike: mode, thirdStrike: thirdStrikeOf(count, record, otherwiseProvided(count)) };
}

/** Stage 7 (R-B07): second and third strikes, Pen. Code, §§ 667(b)-(i), 1170.12. */
export const threeStrikes: Stage = (record) => eachCount(strike)(record);
