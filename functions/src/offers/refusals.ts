import type { NewOffer } from '@countwise/contract';
import {
  barredStrikes,
  type CaseFile,
  determinateText,
  type Law,
  measure,
  rangeOf,
  type Summary,
  strikeLevels,
  withoutBargainedTerm,
  withoutIdleStays,
} from '@countwise/engine';
import { isGone } from './gone.ts';

/** Why something may not be recorded as an offer, at its field. */
export interface Refusal {
  readonly path: string;
  readonly message: string;
}

const levelOf = (level: CaseFile['strikes'] = '0'): number => strikeLevels.indexOf(level);

/** A prior strike is dismissed by motion, and never as a term of an offer: Pen. Code, §§ 667(g), 1170.12(e). */
function strikesOf({ filed, offered }: Case): readonly Refusal[] {
  const before = new Map(filed.charges.map((charge) => [charge.id, charge]));
  const isLess =
    levelOf(offered.strikes) < levelOf(filed.strikes) ||
    offered.charges.some(
      ({ id, strikes }) =>
        strikes !== undefined && levelOf(strikes) < levelOf(before.get(id)?.strikes ?? filed.strikes),
    );
  return isLess
    ? [
        {
          path: 'caseFile.strikes',
          message:
            'A prior strike is dismissed by motion, not by agreement (PC 667(g), 1170.12(e)). Keep it as a scenario.',
        },
      ]
    : [];
}

/** The counts of the case, each once, and no others. */
function countsOf({ filed, offered }: Case): readonly Refusal[] {
  const named = (file: CaseFile): string =>
    file.charges
      .map(({ id }) => id)
      .toSorted()
      .join(' ');
  return named(filed) === named(offered)
    ? []
    : [{ path: 'caseFile.charges', message: 'An offer names every count of the case as it stands now, and no other.' }];
}

/** A stay rests on a count of the act that is served: Pen. Code, § 654. */
const staysOf = ({ offered }: Case): readonly Refusal[] =>
  withoutIdleStays(offered.charges).flatMap((charge, place) =>
    charge === offered.charges[place]
      ? []
      : [
          {
            path: `caseFile.charges[${place}].status`,
            message: 'No count of this act is served: a stay has nothing to rest on, the count is imposed (PC 654).',
          },
        ],
  );

/** No term may be agreed for some crimes, neither fixed nor at most: Pen. Code, § 1192.5(a). */
function formOf({ offered, law, asked: { form } }: Case): readonly Refusal[] {
  if (form === 'open' || withoutBargainedTerm(offered, law).length === 0) return [];
  return [
    { path: 'form', message: 'No term may be agreed for a plea to this crime, fixed or at most (PC 1192.5(a)).' },
  ];
}

/** Counts by their crimes, and how far each went; a wobbler is the same crime as a misdemeanor. */
const crimesOf = (file: CaseFile, law: Law): ReadonlyMap<string, string> =>
  new Map(measure(file, law).record.counts.map(({ filed: { id, crime, state } }) => [id, `${crime.statute} ${state}`]));

/** Whether every charge is pleaded to as it is filed, with all that no court may strike. */
function isWholePlea({ filed, offered, law }: Case): boolean {
  const before = new Map(filed.charges.map((charge) => [charge.id, charge]));
  const [charged, pleaded] = [crimesOf(filed, law), crimesOf(offered, law)];
  return (
    barredStrikes(filed, offered, law).length === 0 &&
    offered.charges.every(
      ({ id, status }) => isGone(before.get(id) ?? {}) || (!isGone({ status }) && charged.get(id) === pleaded.get(id)),
    )
  );
}

/** What the court would impose is on a plea to every charge: People v. Clancey (2013) 56 Cal.4th 562. */
function indicationOf(asked: Case): readonly Refusal[] {
  const { kind, madeBy, expiresAt, form } = asked.asked;
  if (kind === 'offer') return madeBy === null ? [{ path: 'madeBy', message: 'Say who makes the offer.' }] : [];
  return [
    ...(madeBy === null ? [] : [{ path: 'madeBy', message: 'A court makes no offer, it indicates a sentence.' }]),
    ...(expiresAt === null ? [] : [{ path: 'expiresAt', message: 'An indicated sentence has no last day.' }]),
    ...(form === 'open' ? [] : [{ path: 'form', message: 'An indicated sentence binds nobody: its form is open.' }]),
    ...(isWholePlea(asked)
      ? []
      : [{ path: 'kind', message: 'An indicated sentence is on a plea to every charge as it is filed.' }]),
  ];
}

interface Case {
  readonly filed: CaseFile;
  readonly offered: CaseFile;
  readonly asked: Pick<NewOffer, 'kind' | 'madeBy' | 'madeAt' | 'expiresAt' | 'form' | 'returnDays'>;
  readonly law: Law;
}

const datesOf = ({ asked: { madeAt, expiresAt } }: Case): readonly Refusal[] =>
  expiresAt !== null && expiresAt < madeAt
    ? [{ path: 'expiresAt', message: 'The last day is before the day on which the offer was made.' }]
    : [];

/** The days of a sentence, those of misdemeanors among them; without end for a life term. */
const daysOf = ({ special, totalIndeterminate, totalDeterminate, exposureDaysMisdemeanor }: Summary): number =>
  special !== null || totalIndeterminate > 0 ? Number.POSITIVE_INFINITY : totalDeterminate + exposureDaysMisdemeanor;

/** The most that what is pleaded to can bring, its facts admitted with it: Pen. Code, § 1170(b)(2). A most that is not exact bounds nothing. */
function mostDays(offered: CaseFile, { catalogue, today }: Law): number {
  const { summary, exact } = rangeOf(offered, catalogue, today).everyUpper;
  return exact ? daysOf(summary) : Number.POSITIVE_INFINITY;
}

/**
 * The greater term of who does not come back stands in place of what is agreed, and is a lawful one of the same counts:
 * People v. Cruz (1988) 44 Cal.3d 1247; People v. Vargas (1990) 223 Cal.App.3d 1107.
 */
function returnOf({ offered, law, asked: { form, returnDays } }: Case): readonly Refusal[] {
  if (form === 'open' || returnDays === null) return [];
  const agreed = daysOf(measure(offered, law).record.outcome.summary);
  if (returnDays < agreed) return [{ path: 'returnDays', message: 'This is less than the sentence that is agreed.' }];
  const most = Math.max(agreed, mostDays(offered, law));
  if (returnDays <= most) return [];
  return [{ path: 'returnDays', message: `The counts pleaded to can bring ${determinateText(most)} at most.` }];
}

/** Everything for which a case file may not be recorded as an offer on a case. */
export const refusalsOf = (asked: Case): readonly Refusal[] =>
  [countsOf, strikesOf, staysOf, formOf, indicationOf, datesOf, returnOf].flatMap((rule) => rule(asked));
