import { isConviction, lawDayOf } from '@countwise/contract';
import type { Sentence } from '@countwise/engine';
import type { Report } from './report.ts';

/** What a report tells: all, or, where that was chosen, the convictions alone: their charges, rows, crimes, steps and checks. */
export function told(report: Report): Report {
  if (!report.convictedOnly) return report;
  const { sentence } = report;
  const rows = {
    charges: sentence.charges
      .filter(isConviction)
      .map((charge) => ({ ...charge, enhancements: charge.enhancements.filter(isConviction) })),
    caseEnhancements: sentence.caseEnhancements.filter(isConviction),
  };
  const ids = idsOf(rows);
  const charges = report.charges.filter(({ Id }) => ids.has(Id));
  const crimes = new Set(charges.map(({ CrimeId }) => CrimeId));
  return {
    ...report,
    charges,
    crimes: report.crimes.filter(({ Id }) => crimes.has(Id)),
    sectionTexts: report.sectionTexts.flatMap((text) => {
      const days = text.days.filter((day) =>
        charges.some((one) => one.CrimeId === text.crimeId && lawDayOf(one) === day),
      );
      return days.length === 0 ? [] : [{ ...text, days }];
    }),
    sentence: {
      ...sentence,
      ...rows,
      steps: sentence.steps.filter(({ charge }) => ids.has(charge)),
      // a check of no count is one of the case
      notices: sentence.notices.filter(({ charges }) => charges.length === 0 || charges.some((id) => ids.has(id))),
    },
  };
}

const idsOf = ({ charges, caseEnhancements }: Pick<Sentence, 'charges' | 'caseEnhancements'>): ReadonlySet<string> =>
  new Set(
    [...charges, ...charges.flatMap(({ enhancements }) => enhancements), ...caseEnhancements].map(({ id }) => id),
  );
