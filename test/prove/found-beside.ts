import type { EnhancementFile } from '@countwise/engine';
import { type Crime, is } from './crimes.ts';
import { hasThree } from './days.ts';
import { type Enhancement, enhancements, isInstead } from './enhancements.ts';
import type { Random } from './random.ts';

interface Beside {
  readonly crime: Crime;
  readonly day: string;
  readonly violent: boolean;
  /** How often, of a hundred, a One Strike term where it may be found. */
  readonly oneStrike: number;
  readonly id: string;
}

/** PC 186.22(b)(1): (A), (B) of a serious felony, (C) of a violent one. */
const gangOf = ({ crime, violent }: Beside): string =>
  `PC 186.22(b)(1)(${violent ? 'C' : is(crime, 'serious') ? 'B' : 'A'})`;

/** No gang finding beside one that changes the gravity of the crime; PC 12022.53(f) against 1170.1(h) is left out. */
const mayStandBeside = (row: Enhancement, first: Enhancement, crime: Crime): boolean =>
  row.about !== 'gang' &&
  row.cite !== first.cite &&
  !(is(crime, 'listed') && [row, first].some(({ about }) => about === 'gun-53') && row.about !== 'injury');

function filed(random: Random, { cite, terms }: Enhancement, id: string): EnhancementFile {
  const status = random.percent(85) ? undefined : random.pick(['Dismissed', 'Stayed', 'Stayed654'] as const);
  return {
    id,
    crime: cite,
    ...(hasThree(terms) && { term: random.pick(['lower', 'middle', 'upper'] as const) }),
    ...(status !== undefined && { status }),
  };
}

function conduct(random: Random, beside: Beside, fit: readonly Enhancement[]): readonly Enhancement[] {
  const first = random.anyOf(fit.filter((row) => row.about !== 'gang' || row.cite === gangOf(beside)));
  if (first === undefined || first.about === 'gang') return first === undefined ? [] : [first];
  const second = random.anyOf(fit.filter((row) => mayStandBeside(row, first, beside.crime)));
  return second !== undefined && random.percent(35) ? [first, second] : [first];
}

/** How often, of a hundred, a term in place of the crime’s own where it may be found. */
const oftenInstead: Partial<Record<Enhancement['about'], number>> = { 'special-circumstance': 10, habitual: 50 };

/** What is found beside a crime: a term in place of its own, or one or two enhancements, or nothing. */
export function foundBeside(random: Random, beside: Beside): readonly EnhancementFile[] {
  const fit = enhancements.filter((row) => is(beside.crime, row.of) && beside.day >= row.from);
  const instead = random.anyOf(fit.filter(isInstead));
  const often = instead === undefined ? 0 : (oftenInstead[instead.about] ?? beside.oneStrike);
  const first = instead !== undefined && random.percent(often) ? [filed(random, instead, `${beside.id}-instead`)] : [];
  // the term of PC 667.75 holds what else is found
  if (first.length > 0 ? instead?.about !== 'habitual' : !random.percent(35)) return first;
  const rows = conduct(
    random,
    beside,
    fit.filter((row) => !isInstead(row)),
  );
  return [...first, ...rows.map((row, index) => filed(random, row, `${beside.id}-e${index + 1}`))];
}
