import { placeText, totalText } from '@countwise/contract';
import {
  type CourtPrice,
  courtPricesOf,
  dispositionOf,
  type JointPrice,
  jointPricesOf,
  type Law,
  measure,
  type Price,
  pricesOf,
  type RowAnswer,
  type Sentence,
  sentence,
  withoutRows,
} from '@countwise/engine';
import { type Asked, lawOf } from '../../shared/case/sentence-of.ts';

/** What one row costs: the days to serve less if it alone were dismissed, and what else would be otherwise. */
export interface RowPrice {
  readonly row: string;
  /** Null where a life or no date of release stands on either side. */
  readonly days: { readonly statute: number | null; readonly department: number | null };
  readonly total: string;
  /** New strikes fewer. */
  readonly strikes: number;
  /** Where it would then be served; null where that stays. */
  readonly place: string | null;
  /** Other rows that no more count. */
  readonly fallen: readonly string[];
  /** Of a price of no day, why. */
  readonly noChange: Price['noChange'];
}

/** What every row of a case costs, pairs whose price is not the sum of their own, and the choices of the court. */
export interface PriceList {
  readonly total: string;
  readonly rows: readonly RowPrice[];
  readonly together: readonly (JointPrice & { readonly total: string })[];
  readonly court: readonly CourtPrice[];
  readonly isWhole: boolean;
}

/** Pairs of a longer case are too many to be tried at a key press. */
export const mostPriced = 30;
const mostTogether = 6;

const rowsOf = ({ charges, caseEnhancements }: Sentence): readonly RowAnswer[] => [
  ...charges.flatMap((charge) => [charge, ...charge.enhancements]),
  ...caseEnhancements,
];

const counts = ({ role }: RowAnswer): boolean => role !== 'inactive';

/** What each row of a case costs, computed anew without it and never by subtracting lengths. */
export function priceList(asked: Asked): PriceList {
  const { caseFile, today } = asked;
  const law: Law = { catalogue: lawOf(asked), today };
  const told = (file: typeof caseFile) => ({
    answer: sentence(file, law.catalogue, today),
    disposition: dispositionOf(file, measure(file, law), 0),
  });
  const filed = told(caseFile);
  const total = totalText(filed.answer.summary);
  const place = placeText(filed.answer.summary);
  const rows = rowsOf(filed.answer);
  const byDepartment = new Map(pricesOf(caseFile, law, 'department').map(({ row, days }) => [row, days]));
  const rowPrices = pricesOf(caseFile, law, 'statute').map(({ row, days, noChange }): RowPrice => {
    const now = told(withoutRows(caseFile, [row]));
    const left = new Set(
      rowsOf(now.answer)
        .filter(counts)
        .map(({ id }) => id),
    );
    const nowTotal = totalText(now.answer.summary);
    const nowPlace = placeText(now.answer.summary);
    return {
      row,
      days: { statute: days, department: byDepartment.get(row) ?? null },
      total: nowTotal,
      strikes: filed.disposition.strikes - now.disposition.strikes,
      place: nowPlace === place ? null : nowPlace,
      fallen: rows.filter((each) => each.id !== row && counts(each) && !left.has(each.id)).map(({ id }) => id),
      noChange,
    };
  });
  const isWhole = rowPrices.length <= mostPriced;
  return {
    total,
    rows: rowPrices,
    together: isWhole
      ? jointPricesOf(caseFile, law, 'statute')
          .slice(0, mostTogether)
          .map((pair) => ({ ...pair, total: totalText(told(withoutRows(caseFile, pair.rows)).answer.summary) }))
      : [],
    court: isWhole ? courtPricesOf(caseFile, law, 'statute').slice(0, mostTogether) : [],
    isWhole,
  };
}
