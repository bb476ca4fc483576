import type { Notice } from '../answer/answer.ts';
import type { Probation } from '../answer/probation.ts';
import { jailConditions, treatmentDuties } from './drug-treatment.ts';
import { findLimitation } from './find-limitation.ts';
import { raisedLimitations } from './limitation-bars.ts';
import { withAllegations } from './limitation-selection.ts';
import { probation } from './probation.ts';
import { isCount, type ProbationFacts, type ProbationRow } from './probation-facts.ts';
import { jailIfAny, probationJail } from './probation-jail.ts';

/** The product counts a limitation that is true; the law counts one of these only when it is pleaded and proved. */
const notPled = ({ limitations, rows }: ProbationFacts): readonly Notice[] =>
  withAllegations(limitations, rows).flatMap((selected) => {
    const limitation = findLimitation(selected.id);
    if (limitation === undefined || !selected.true || selected.pled === true) return [];
    if (!limitation.pleadable || limitation.level !== 1) return [];
    return [
      {
        code: 'LIMITATION_NOT_PLED',
        charges: [],
        authority: limitation.authority,
        text: `${limitation.name}: this bars probation only where it is pleaded and proved.`,
      },
    ];
  });

const unknown = ({ limitations }: ProbationFacts): readonly Notice[] =>
  limitations
    .filter(({ id }) => findLimitation(id) === undefined)
    .map(({ id }) => ({
      code: 'LIMITATION_UNKNOWN',
      charges: [],
      authority: id,
      text: `${id} is not in the table of limitations: it changes nothing here.`,
    }));

/** The user says that a limitation does not apply which the charges show. */
const denied = (facts: ProbationFacts): readonly Notice[] =>
  raisedLimitations(facts)
    .filter(({ said }) => said === false)
    .map(({ limitation: { name, authority }, charges }) => ({
      code: 'LIMITATION_DENIED',
      charges,
      authority,
      text: `${name}: said not to apply, though what these counts plead shows it. The court decides it by the facts.`,
    }));

const granted = ({ rows }: ProbationFacts) => rows.filter((row) => isCount(row) && row.probation?.granted === true);

function grantedThoughBarred(facts: ProbationFacts): readonly Notice[] {
  const grants = granted(facts);
  if (grants.length === 0) return [];
  const {
    Eligible,
    reasons: [bar],
  } = probation(facts);
  if (Eligible || bar === undefined) return [];
  return [
    {
      code: 'PROBATION_GRANTED_INELIGIBLE',
      charges: grants.map(({ id }) => id),
      authority: bar.authority,
      text: 'Probation is granted on a case that is statutorily ineligible for it.',
    },
  ];
}

type Jail = Probation['jail'][number];

/** Days that the law allows only in some cases, below its minimum or above its maximum. */
function onlyWhere({ charge, minimumDays, maximumDays, exception, above }: Jail, days: number): readonly Notice[] {
  const code = 'PROBATION_JAIL_EXCEPTION';
  const lawful = 'in jail as a condition of probation are lawful here only';
  if (exception !== undefined && exception.minimumDays <= days && days < minimumDays) {
    const { words, authority } = exception;
    return [{ code, charges: [charge], authority, text: `Fewer than ${minimumDays} days ${lawful} ${words}.` }];
  }
  if (above === undefined || days <= maximumDays || above.maximumDays < days) return [];
  const { words, authority } = above;
  const most = maximumDays === 0 ? 'Days' : `More than ${maximumDays} days`;
  return [{ code, charges: [charge], authority, text: `${most} ${lawful} ${words}.` }];
}

function outOfBounds(facts: ProbationFacts): readonly Notice[] {
  const grants = granted(facts);
  if (grants.length === 0) return [];
  const conditionOf = jailConditions(facts);
  return grants.flatMap((row) => {
    const jail = conditionOf(row);
    const { minimumDays, maximumDays, authority } = jail;
    const days = row.probation?.jailDays;
    if (days === undefined || (minimumDays <= days && days <= maximumDays)) return [];
    const byException = onlyWhere(jail, days);
    if (byException.length > 0) return byException;
    return [
      {
        code: 'PROBATION_JAIL_BOUNDS',
        charges: [row.id],
        authority,
        text: `Jail as a condition of probation is ${minimumDays} to ${maximumDays} days here, not ${days}.`,
      },
    ];
  });
}

/** Counts for which probation with drug treatment is commanded, whether it is granted here or not. */
const treatment = (facts: ProbationFacts): readonly Notice[] =>
  treatmentDuties(facts).map((duty) => ({ code: 'PROBATION_WITH_TREATMENT', ...duty }));

/** Jail that is no condition of every grant, and is made one of fewer days than its section knows. */
function fewerThanIfAny(row: ProbationRow): readonly Notice[] {
  const least = jailIfAny(row);
  const days = row.probation?.jailDays ?? 0;
  if (least === undefined || days === 0 || days >= least.days || days < probationJail(row).minimumDays) return [];
  return [
    {
      code: 'PROBATION_JAIL_BOUNDS',
      charges: [row.id],
      authority: least.authority,
      text: `Jail as a condition of probation is none here, or at least ${least.days} days, not ${days}.`,
    },
  ];
}

/** What a reader of the probation page should know. */
export const probationNotices = (facts: ProbationFacts): readonly Notice[] => [
  ...unknown(facts),
  ...notPled(facts),
  ...denied(facts),
  ...grantedThoughBarred(facts),
  ...outOfBounds(facts),
  ...granted(facts).flatMap(fewerThanIfAny),
  ...treatment(facts),
];
