import { type Count, type Found, has, isFelony, type Status } from './counts.ts';
import { inSlot, once, sum, type Term, year } from './days.ts';

/** What a count is punished by, all of it, were it the only one. */
export interface OwnTerm {
  readonly base: Term;
  /** Enhancements: days, and minimums of life (PC 12022.53(d)). */
  readonly added: number;
  readonly addedLife: number;
}

const greatest = (found: readonly Found[]): readonly Found[] =>
  found.toSorted((a, b) => termOfFound(b).days - termOfFound(a).days).slice(0, 1);
const termOfFound = ({ row, slot }: Found): Term => inSlot(row.terms, slot);
const about = (count: Count, kind: Found['row']['about']): readonly Found[] =>
  count.found.filter(({ row }) => row.about === kind);

/** Of PC 12022.7(a) to (d) one term for one offense, of whatever crime (12022.7(h)); (e) is not among them. */
function injuriesOf(count: Count): readonly Found[] {
  const injuries = about(count, 'injury');
  const isOneOfFour = ({ row }: Found) => /^PC 12022\.7\([a-d]\)/.test(row.cite);
  return [...greatest(injuries.filter(isOneOfFour)), ...injuries.filter((each) => !isOneOfFour(each))];
}

/**
 * Enhancements that are imposed: of PC 12022.53 the longest, and no other of a weapon beside it, nor of injury beside (d)
 * (12022.53(f)); else of weapons the greatest and of injury the greatest (1170.1(f), (g); cases of this proof know one
 * victim of a count), but all of them of a crime of PC 667.6(e) (1170.1(h)).
 */
export const imposed = once((count: Count): readonly Found[] => {
  const all = has(count, 'listed');
  const guns = greatest(about(count, 'gun-53'));
  const weapons = about(count, 'weapon');
  const injuries = guns.some(({ row }) => row.terms === '25-life') ? [] : injuriesOf(count);
  return [
    ...guns,
    ...(guns.length > 0 ? [] : all ? weapons : greatest(weapons)),
    ...(all ? injuries : greatest(injuries)),
    ...about(count, 'elder'),
    ...about(count, 'kidnapped'),
    ...about(count, 'place'),
    ...about(count, 'gang'),
  ];
});

const daysFound = (found: readonly Found[]): number =>
  sum(found.map(termOfFound).map(({ kind, days }) => (kind === 'days' ? days : 0)));
const lifeFound = (found: readonly Found[]): number =>
  sum(found.map(termOfFound).map(({ kind, days }) => (kind === 'life' ? days : 0)));

const yearsOf = (statuses: readonly Status[], count: Count): number =>
  sum(statuses.filter((status) => triggers(count, status)).map(({ years }) => years * year));

/**
 * PC 667.75: life with seventeen years, or the term with every enhancement of the count and every prior of it, whichever is
 * greatest, as PC 667.7 in the same words (People v. Jenkins (1995) 10 Cal.4th 234).
 */
function habitual(count: Count, slot: Count['slot'], statuses: readonly Status[]): Term {
  const whole = inSlot(count.crime.terms, slot).days + daysFound(imposed(count)) + yearsOf(statuses, count);
  return { kind: 'life', days: Math.max(17 * year, whole) };
}

const isHabitual = (count: Count): boolean => about(count, 'habitual').length > 0;

/** The crime's own term, or what takes its place: One Strike (PC 667.61), special circumstances (PC 190.2), PC 667.75. */
function prescribed(count: Count, slot: Count['slot'], statuses: readonly Status[] = []): Term {
  if (isHabitual(count)) return habitual(count, slot, statuses);
  const [special] = about(count, 'special-circumstance');
  if (special !== undefined) return count.death ? { kind: 'DEATH', days: 0 } : { kind: 'LWOP', days: 0 };
  const [instead] = about(count, 'one-strike');
  return inSlot(instead?.row.terms ?? count.crime.terms, slot);
}

/** PC 667(e)(2)(C): a serious or violent felony, one that registers, one of intended injury, or with a super strike any. */
const isTrigger = (count: Count): boolean =>
  count.serious || count.violent || has(count, 'registers') || has(count, 'intends-injury');
const strikesThrice = (count: Count, { kind }: Term): boolean =>
  (kind === 'days' || kind === 'life') && (count.strikes === 3 || (count.strikes === 2 && isTrigger(count)));
const doubled = ({ strikes }: Count, term: Term): Term => ({ ...term, days: strikes > 0 ? term.days * 2 : term.days });

/** Whether its term is one of the strikes law, PC 667(e): life without parole and death are not. */
export const isStrikeTerm = (count: Count): boolean =>
  count.strikes > 0 && ['days', 'life'].includes(prescribed(count, count.slot).kind);

/** Whether a conviction of the case makes a prior count, or a count the rule of PC 12022.1. */
export function triggers(count: Count, { trigger, secondaries }: Status): boolean {
  if (count.standing !== 'active' || !isFelony(count)) return false;
  if (trigger === 'felony') return true;
  if (trigger === 'secondary') return secondaries.includes(count.id);
  return trigger === 'listed' ? has(count, 'listed') : count[trigger];
}

/** PC 667(e)(2)(A): three times the term, twenty-five years, or the term with all that is added to it. */
function thirdStrikeMinimum(count: Count, { days }: Term, statuses: readonly Status[]): number {
  const added = isHabitual(count) ? 0 : daysFound(imposed(count)) + yearsOf(statuses, count);
  return Math.max(3 * days, 25 * year, days + added);
}

const ownTerms = once((statuses: readonly Status[]) =>
  once((count: Count): OwnTerm => {
    const term = prescribed(count, count.slot, statuses);
    const found = imposed(count);
    const base: Term = strikesThrice(count, term)
      ? { kind: 'life', days: thirdStrikeMinimum(count, term, statuses) }
      : doubled(count, term);
    return { base, added: isHabitual(count) ? 0 : daysFound(found), addedLife: lifeFound(found) };
  }),
);

export const ownTerm = (count: Count, statuses: readonly Status[]): OwnTerm => ownTerms(statuses)(count);

/** Whether its minimum holds its priors; a third strike has them besides, PC 667(e). */
export const holdsPriors = (count: Count): boolean =>
  isHabitual(count) && !strikesThrice(count, prescribed(count, count.slot));

/** Of a determinate term of its own; a third strike may make life of it. */
export const isDeterminate = (count: Count): boolean =>
  isFelony(count) && prescribed(count, count.slot).kind === 'days';

/** The middle term, doubled by a second strike, of a determinate count. */
export const middleTerm = (count: Count): number => doubled(count, prescribed(count, 'middle')).days;
