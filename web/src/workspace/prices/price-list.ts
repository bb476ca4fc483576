import { placeText, totalText } from '@countwise/contract';
import {
  addDays,
  type CaseFile,
  type CourtPrice,
  type CreditSide,
  courtPricesOf,
  dispositionOf,
  type IsoDate,
  type JointPrice,
  jointPricesOf,
  type Law,
  type Measured,
  measure,
  type Price,
  pricesOf,
  type RowAnswer,
  type Sentence,
  sentence,
  type TimeToServe,
  withChoice,
  withoutRows,
} from '@countwise/engine';
import { type Asked, lawOf } from '../../shared/case/sentence-of.ts';
import { courtReasons, jointReasons, type Told } from './reasons.ts';
import { type Trial, trialOf } from './trial.ts';

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

/** What the case as filed serves: how long by either credit, at which rates, and from when to when. */
export interface FiledTime {
  readonly serve: Readonly<Record<CreditSide, TimeToServe>>;
  readonly rates: Readonly<Record<CreditSide, string>>;
  readonly from: IsoDate;
  /** The day of release or the minimum parole date by the statute’s credit; null where there is none. */
  readonly to: IsoDate | null;
}

/** What a line under the ledger comes to, and what goes with it. */
interface Explained {
  readonly total: string;
  readonly reasons: readonly string[];
}

/** What every row of a case costs, pairs whose price is not the sum of their own, and the choices of the court. */
export interface PriceList {
  readonly total: string;
  readonly filed: FiledTime;
  readonly rows: readonly RowPrice[];
  readonly together: readonly (JointPrice & Explained)[];
  readonly court: readonly (CourtPrice & Explained)[];
  /** What a conviction of everything comes to; null of a case that is not whole. */
  readonly trial: Trial | null;
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

/** A case answered whole, once for each file. */
function teller(law: Law) {
  return (file: CaseFile) => {
    const measured = measure(file, law);
    const answer = sentence(file, law.catalogue, law.today);
    const { strikes } = dispositionOf(file, measured, 0);
    return { answer, measured, strikes, served: measured.statute, total: totalText(answer.summary) };
  };
}

function filedTime({ statute, department, rates, facts }: Measured): FiledTime {
  const isDated = statute.kind === 'days' || statute.kind === 'life';
  return {
    serve: { statute, department },
    rates,
    from: facts.start,
    to: isDated ? addDays(facts.start, statute.days) : null,
  };
}

/** Pairs of rows whose price is not the sum of their own, and choices of the court, with what goes with each. */
function beside(file: CaseFile, law: Law): Pick<PriceList, 'together' | 'court'> {
  const tell = teller(law);
  const filed = tell(file);
  const without = (...rows: readonly string[]): Told & { readonly total: string } => tell(withoutRows(file, rows));
  return {
    together: jointPricesOf(file, law, 'statute')
      .slice(0, mostTogether)
      .map((pair) => {
        const [a, b] = pair.rows;
        const both = without(a, b);
        return {
          ...pair,
          total: both.total,
          reasons: jointReasons({ filed, alone: [without(a), without(b)], both }),
        };
      }),
    court: courtPricesOf(file, law, 'statute')
      .slice(0, mostTogether)
      .map((price) => {
        const now = tell(withChoice(file, price.row, price.choice));
        const reasons = courtReasons({ ...price, filed, now, without: without(price.row) });
        return { ...price, total: now.total, reasons };
      }),
  };
}

/** What each row of a case costs, computed anew without it and never by subtracting lengths. */
export function priceList(asked: Asked): PriceList {
  const { caseFile, today } = asked;
  const law: Law = { catalogue: lawOf(asked), today };
  const tell = teller(law);
  const filed = tell(caseFile);
  const place = placeText(filed.answer.summary);
  const rows = rowsOf(filed.answer);
  const byDepartment = new Map(pricesOf(caseFile, law, 'department').map(({ row, days }) => [row, days]));
  const rowPrices = pricesOf(caseFile, law, 'statute').map(({ row, days, noChange }): RowPrice => {
    const now = tell(withoutRows(caseFile, [row]));
    const left = new Set(
      rowsOf(now.answer)
        .filter(counts)
        .map(({ id }) => id),
    );
    const nowPlace = placeText(now.answer.summary);
    return {
      row,
      days: { statute: days, department: byDepartment.get(row) ?? null },
      total: now.total,
      strikes: filed.strikes - now.strikes,
      place: nowPlace === place ? null : nowPlace,
      fallen: rows.filter((each) => each.id !== row && counts(each) && !left.has(each.id)).map(({ id }) => id),
      noChange,
    };
  });
  const isWhole = rowPrices.length <= mostPriced;
  return {
    total: filed.total,
    filed: filedTime(filed.measured),
    rows: rowPrices,
    ...(isWhole ? beside(caseFile, law) : { together: [], court: [] }),
    trial: isWhole ? trialOf(caseFile, law) : null,
    isWhole,
  };
}
