import type { Notice } from '../../answer/answer.ts';
import { isUnder } from '../../law/statute.ts';
import { isStanding, triggersPrior } from '../priors/trigger.ts';
import { isActiveFelony, isImposed } from '../record/count.ts';
import type { Count, Prior } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const involved = (authority: string, of: string): Omit<Notice, 'charges'> => ({
  code: 'CONSPIRATOR_INVOLVED',
  authority,
  text: `Of a conspiracy this term is imposed only where it is also found, or admitted, that the defendant was substantially involved in ${of}.`,
});

/** What the sections of quantities of drugs ask of one who conspired, beside the quantity. */
const asked: readonly (readonly [section: string, paragraphs: string, of: string])[] = [
  [
    'HS 11370.4',
    '(a)(2), (b)(3), (c)(2)',
    'the planning, direction, execution, or financing of the underlying offense',
  ],
  [
    'HS 11379.8',
    '(e)',
    'the direction or supervision of, or in a significant portion of the financing of, the underlying offense',
  ],
];

const isConspiracy = (count: Count): boolean => isActiveFelony(count) && count.filed.state === 'Conspiracy';

/** A prior that counts for nothing but conspiracies; beside a completed crime of its list it needs no more. */
const isOfConspirator = (prior: Prior, counts: readonly Count[]): boolean => {
  const called = counts.filter((count) => triggersPrior(prior, count));
  return called.length > 0 && called.every(isConspiracy);
};

/** Prior drug convictions of one who conspired: "The conspiracy enhancements provided for in this section". */
export const conspiratorsPriors: Check = ({ counts, priors }) =>
  noticeOn(
    priors.filter(
      (prior) => isUnder(prior.filed.sections, 'HS 11370.2') && isStanding(prior) && isOfConspirator(prior, counts),
    ),
    involved('HS 11370.2(e)', 'the planning, direction, execution, or financing of the underlying offense'),
  );

/** A quantity found of a conspiracy, which needs a further finding: People v. Lopez (1993) 20 Cal.App.4th 897. */
export const conspirators: Check = ({ counts }) => {
  const rows = counts.filter(isConspiracy).flatMap(({ attachments }) => attachments.filter(isImposed));
  return asked.flatMap(([section, paragraphs, of]) =>
    noticeOn(
      rows.filter(({ filed }) => isUnder(filed.sections, section)),
      involved(`${section}${paragraphs}; People v. Lopez (1993) 20 Cal.App.4th 897`, of),
    ),
  );
};
