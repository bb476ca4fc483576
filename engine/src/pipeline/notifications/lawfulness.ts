import { isUnder, isUnderAny } from '../../law/statute.ts';
import { isActiveFelony, isFelony, liveConduct } from '../count.ts';
import type { Count } from '../record.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

const isServed = (count: Count): boolean => count.standing === 'active' && count.severity !== 'infraction';

/** Counts against one victim on one occasion that all run: one act is punished once. */
const unstayed654: Check = ({ counts }) => {
  const placed = counts.filter(
    (count) => isServed(count) && count.filed.occasion !== undefined && count.filed.victim !== undefined,
  );
  const groups = Map.groupBy(placed, ({ filed }) => `${filed.occasion}\n${filed.victim}`);
  return [...groups.values()].flatMap((group) =>
    noticeOn(group.length > 1 ? group.map(({ filed }) => filed.id) : [], {
      code: 'UNSTAYED_654',
      authority: 'PC 654',
      text: 'Same occasion and same victim: if these counts were one act or one course with a single objective, all but one must be stayed. The court may choose which (AB 518).',
    }),
  );
};

/** Crimes of which the enhancement's fact is itself an element, or that the enhancement's section leaves out. */
const elements: readonly (readonly [enhancement: string, crimes: readonly string[]])[] = [
  ['PC 12022(a)', ['PC 245(a)(2)', 'PC 245(b)', 'PC 245(d)', 'PC 29800', 'PC 25850', 'PC 25400', 'PC 417']],
  ['PC 12022(b)', ['PC 245(a)(1)', 'PC 245(c)', 'PC 417']],
  ['PC 12022.5', ['PC 29800', 'PC 25850', 'PC 25400', 'PC 246.3', 'PC 417']],
  ['PC 12022.7', ['PC 187', 'PC 192', 'PC 191.5', 'PC 451', 'PC 452', 'PC 203', 'PC 205']],
];

const holdsAnElement = (count: Count): boolean =>
  isActiveFelony(count) &&
  count.filed.state === 'Completed' &&
  liveConduct(count).some(({ filed }) =>
    elements.some(
      ([enhancement, crimes]) => isUnder(filed.sections, enhancement) && isUnderAny(count.filed.sections, crimes),
    ),
  );

const element = onCounts(holdsAnElement, {
  code: 'ENHANCEMENT_IS_ELEMENT',
  authority: 'PC 12022(a)(1), (b)(1); PC 12022.5(a); PC 12022.7(g)',
  text: 'The fact of an enhancement is an element of this crime, or its section leaves the crime out: it may not be added.',
});

const allConcurrent: Check = ({ counts }) => {
  const felonies = counts.filter(isActiveFelony);
  return noticeOn(
    felonies.length > 1 && felonies.every(({ filed }) => filed.run === 'concurrent')
      ? felonies.map(({ filed }) => filed.id)
      : [],
    {
      code: 'ALL_COUNTS_CONCURRENT',
      authority: 'PC 669',
      text: 'Every count is marked concurrent. One must run for the others to run with: the longest is counted.',
    },
  );
};

const dualUse = onCounts(
  (count) =>
    isActiveFelony(count) &&
    count.filed.slot === 'upper' &&
    count.triad.middle !== null &&
    liveConduct(count).length > 0,
  {
    code: 'FACT_USED_TWICE',
    authority: 'PC 1170(b)(5); CRC 4.420(g)',
    text: 'Upper term and enhancement on one count: the fact of the enhancement cannot support the upper term too.',
  },
);

const detached = onCounts(
  (count) => !count.concurrent && liveConduct(count).some(({ filed }) => filed.run === 'concurrent'),
  {
    code: 'ENHANCEMENT_FOLLOWS_COUNT',
    authority: 'People v. Mustafaa (1994) 22 Cal.App.4th 1305',
    text: 'An enhancement marked concurrent runs with its consecutive count all the same.',
  },
);

const tooManyDays = onCounts(
  ({ filed, severity, triad }) =>
    severity === 'misdemeanor' && filed.days !== undefined && filed.days > (triad.upper?.days ?? 0),
  {
    code: 'DAYS_ABOVE_MAXIMUM',
    authority: 'PC 18.5; PC 19',
    text: 'More jail days are given than the misdemeanor allows; the maximum is counted.',
  },
);

const choiceOfCount: Check = ({ counts, sentencingDate }) => {
  const stayed = counts.filter((count) => isFelony(count) && count.filed.status === 'Stayed654');
  return noticeOn(sentencingDate >= '2022-01-01' ? stayed.map(({ filed }) => filed.id) : [], {
    code: 'AB518_CHOICE',
    authority: 'PC 654(a)',
    text: 'The court may execute either count of those that PC 654 keeps from running together, not only the longest.',
  });
};

/** Choices that a court could not lawfully make, or would have to explain. */
export const lawfulness: readonly Check[] = [
  unstayed654,
  element,
  allConcurrent,
  dualUse,
  detached,
  tooManyDays,
  choiceOfCount,
];
