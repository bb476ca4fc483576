import type { PrincipalCode, Role, Special, Step } from '../../answer.ts';
import type { FiledEnhancement } from '../../case-file/row.ts';
import type { Rule } from '../../law/rule.ts';
import { type Fraction, one } from '../../numbers/fraction.ts';
import { years } from '../../numbers/sentence-days.ts';
import { isIndeterminate, termOfCount } from '../count.ts';
import type { CountOutcome, Operation, RowOutcome } from '../outcome.ts';
import type { Count } from '../record.ts';
import { attachmentOutcome } from './attachment-outcome.ts';
import { standstill, type Working, workOut } from './operations.ts';
import { reductionOf } from './reduction.ts';
import * as rules from './rules.ts';
import { misdemeanorDays, type Surroundings } from './surroundings.ts';

/** How a count is to be added up, before it is. */
interface Plan {
  readonly role: Role;
  readonly code: PrincipalCode;
  readonly track: Step['track'];
  readonly scheme: string;
  readonly special: Special | null;
  readonly working: Working;
  /** The rule under which the row and its enhancements are added. */
  readonly added: Rule;
  readonly enhancementsAdded: Rule;
  readonly enhancementFactor: (enhancement: FiledEnhancement) => Fraction;
  readonly authority: string;
}

const whole = () => one;
const codes: Partial<Record<Role, PrincipalCode>> = { principal: 1, 'full-term': 6 };

const sevenYears = years(7);

/** A life term whose section names no minimum, or seven years, has that of Pen. Code, § 3046. */
const withLeastMinimum = (source: Rule, days: number): Rule =>
  days === sevenYears && source.word === undefined ? { ...source, word: 'MIN3046' } : source;

function lifePlan(count: Count): Plan {
  const term = termOfCount(count);
  const special = term.kind === 'LWOP' || term.kind === 'DEATH' ? term.kind : null;
  const source = count.thirdStrike?.rule ?? withLeastMinimum(count.source, term.days);
  const gang = source.authority.startsWith('PC 186.22(b)');
  return {
    role: 'indeterminate',
    code: 2,
    track: special === null ? 'indeterminate' : 'special',
    scheme: 'Indeterminate',
    special,
    working: workOut(special === null ? 'indeterminate' : 'special', source, term.days, {
      factor: one,
      doubled: count.strike === 'second',
    }),
    added: special === null ? rules.life : rules.withoutParole,
    enhancementsAdded: rules.lifeEnhancements,
    enhancementFactor: whole,
    authority: gang ? 'PC 186.22(b)' : 'PC 669',
  };
}

function determinatePlan(count: Count, surroundings: Surroundings): Plan {
  const still = standstill(count) !== null;
  const reduction = reductionOf(still ? { ...count, principal: 'case', sexTerm: 'none' } : count, surroundings);
  return {
    role: reduction.role,
    code: codes[reduction.role] ?? 0,
    track: 'determinate',
    scheme: reduction.scheme,
    special: null,
    working: workOut('determinate', count.source, reduction.days, {
      factor: reduction.factor,
      doubled: count.strike === 'second',
    }),
    added: reduction.rule,
    enhancementsAdded: reduction.rule,
    enhancementFactor: reduction.enhancementFactor,
    authority: still ? 'PC 1170.1(a)' : reduction.rule.authority,
  };
}

function misdemeanorPlan(count: Count): Plan {
  const infraction = count.severity === 'infraction';
  const rule = infraction ? rules.infraction : rules.misdemeanor;
  return {
    role: infraction ? 'infraction' : 'misdemeanor',
    code: 4,
    track: 'misdemeanor',
    scheme: 'Selected Length',
    special: null,
    working: workOut('misdemeanor', count.source, infraction ? 0 : misdemeanorDays(count), {
      factor: one,
      doubled: false,
    }),
    added: rule,
    enhancementsAdded: rule,
    enhancementFactor: whole,
    authority: rule.authority,
  };
}

const planOf = (count: Count, surroundings: Surroundings): Plan => {
  if (count.severity !== 'felony') return misdemeanorPlan(count);
  return isIndeterminate(count) ? lifePlan(count) : determinatePlan(count, surroundings);
};

const standingRoles: Readonly<Record<Count['standing'], Role | null>> = {
  active: null,
  stayed: 'stayed',
  suspended: 'stayed',
  inactive: 'inactive',
};

type Standstill = ReturnType<typeof standstill>;

/** Why the count must run consecutively, then `add`, or why nothing is added. */
function endOf({ mandatory }: Count, { track, working, added }: Plan, still: Standstill): readonly Operation[] {
  if (still !== null) return [{ ...still, track, amount: 0 }];
  const sum: Operation = { operation: 'add', track, amount: working.days, rule: added };
  return mandatory === null ? [sum] : [{ operation: 'note', track, amount: 0, rule: mandatory }, sum];
}

const onTrack = ({ track, working }: Plan, wanted: Step['track']): number => (track === wanted ? working.days : 0);

/** The count's row: its working, and whether it is added. */
function rowOf(count: Count, plan: Plan, surroundings: Surroundings): RowOutcome {
  const still = count === surroundings.longestMisdemeanor ? null : standstill(count);
  const running = { role: plan.role, code: plan.code, authority: plan.authority };
  const halted = {
    role: 'concurrent',
    code: plan.code === 1 ? 0 : plan.code,
    authority: still?.rule.authority ?? '',
  } as const;
  const { role, code, authority } = still === null ? running : halted;
  return {
    id: count.filed.id,
    role: standingRoles[count.standing] ?? role,
    isPrincipal: code,
    scheme: plan.scheme,
    authority,
    determinateDays: onTrack(plan, 'determinate'),
    indeterminateDays: onTrack(plan, 'indeterminate'),
    misdemeanorDays: onTrack(plan, 'misdemeanor'),
    special: plan.special,
    adds: still === null,
    operations: [...plan.working.operations, ...endOf(count, plan, still)],
    ruleWords: [],
  };
}

/** One count added up with its enhancements (R-B10). */
export function countOutcome(count: Count, surroundings: Surroundings): CountOutcome {
  const plan = planOf(count, surroundings);
  const row = rowOf(count, plan, surroundings);
  return {
    count,
    row,
    attachments: count.attachments.map((attachment) => ({
      attachment,
      row: attachmentOutcome(attachment, count, {
        factor: plan.enhancementFactor(attachment.filed),
        rule: plan.enhancementsAdded,
        count: row,
      }),
    })),
  };
}
