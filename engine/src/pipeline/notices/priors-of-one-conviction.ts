import { degreesOfOneTerm, termsOfOneConviction, triedSeparately } from '../../law/lists/crimes-of-priors.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isStanding } from '../priors/trigger.ts';
import type { Prior } from '../record/record.ts';
import { type Check, noticeOn } from './check.ts';

const isOf = ({ filed }: Prior, section: string): boolean => isUnder(filed.sections, section);
const isOfSameSection = (a: Prior, b: Prior): boolean => a.filed.crime.statute === b.filed.crime.statute;
const dayOf = ({ filed }: Prior) => filed.priorDate;

const ofConvictions = (priors: readonly Prior[]): readonly Prior[] =>
  priors.filter((prior) => isStanding(prior) && isNamed(termsOfOneConviction, prior.filed.sections));

/** Rows of which another of the same list stands to them as asked. */
const paired = (rows: readonly Prior[], are: (a: Prior, b: Prior) => boolean): readonly Prior[] =>
  rows.filter((row) => rows.some((other) => other !== row && are(row, other)));

/** Of one conviction one of the two would be stayed. */
const isOneStayed = (a: Prior, b: Prior): boolean =>
  isOf(a, 'PC 667(a)') ||
  isOf(b, 'PC 667(a)') ||
  degreesOfOneTerm.some(
    ([lesser, greater]) => (isOf(a, lesser) && isOf(b, greater)) || (isOf(b, lesser) && isOf(a, greater)),
  );

const mayBeOne = (a: Prior, b: Prior): boolean =>
  (dayOf(a) === undefined || dayOf(b) === undefined) && !isOfSameSection(a, b) && isOneStayed(a, b);

/** Terms that would be one if their prior were one, and no day says whether it is. */
const unknownDays: Check = ({ priors }) =>
  noticeOn(paired(ofConvictions(priors), mayBeOne), {
    code: 'PRIOR_DAYS_NOT_GIVEN',
    authority: 'PC 667(a)(2); People v. Jones (1993) 5 Cal.4th 1142',
    text: 'Where these rest on one prior conviction the greatest alone is added. They are counted as different priors until each has its date of the prior.',
  });

/** Health and Safety Code, § 11370.2 is added to § 667.5 by its own words. */
const addsByItsWords = (row: Prior): boolean => isOf(row, 'HS 11370.2');

const areOne = (a: Prior, b: Prior): boolean =>
  dayOf(a) !== undefined && dayOf(a) === dayOf(b) && !isOfSameSection(a, b) && !addsByItsWords(a) && !addsByItsWords(b);

/** Two terms for one prior, of sections that do not say which of them yields (J-220). */
const addedTwice: Check = ({ priors }) =>
  noticeOn(
    paired(ofConvictions(priors), (a, b) => areOne(a, b) && !isOneStayed(a, b)),
    {
      code: 'PRIOR_ADDED_TWICE',
      authority: 'PC 667.5, 667.51(a), 667.6(a), (b)',
      text: 'These rest on one prior conviction, and each is added: People v. Jones (1993) 5 Cal.4th 1142 leaves the greatest alone where one of them is of PC 667(a), and no section says it of these. No opinion was found; a court may add the greatest alone.',
    },
  );

/** Years for each conviction tried separately, of two convictions of one day (J-221). */
const triedTogether: Check = ({ priors }) =>
  noticeOn(
    paired(
      priors.filter((prior) => isStanding(prior) && isNamed(triedSeparately, prior.filed.sections)),
      (a, b) => dayOf(a) !== undefined && dayOf(a) === dayOf(b) && isOfSameSection(a, b),
    ),
    {
      code: 'PRIORS_TRIED_TOGETHER',
      authority: 'PC 236.4(c), 422.75(d), 667(a)(1); In re Harris (1989) 49 Cal.3d 131',
      text: 'Convictions of one day are counted here as brought and tried separately. Where they were brought in one proceeding they have the years once: remove one of them.',
    },
  );

export const priorsOfOneConviction: readonly Check[] = [unknownDays, addedTwice, triedTogether];
