import { namedIn } from '../../case-file/by-sections.ts';
import { readingOf } from '../../case-file/reading.ts';
import { circumstancesPunished } from '../../law/lists/one-strike-crimes.ts';
import { sexOffenders2006 } from '../../law/measures.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isFelony, isImposed, isSubstitution } from '../record/count.ts';
import type { Attachment, Count } from '../record/record.ts';
import { hasFormerTerm } from '../substitutions/former-one-strike.ts';
import { type Check, noticeOn } from './check.ts';

/** First day of the heavier One Strike terms for crimes on minors. */
const minorsFrom = '2010-09-09';

const vaquera = 'In re Vaquera (2024) 15 Cal.5th 706';

/** The heavier term that the victim's age calls for, for the lighter one filed. */
const heavier = {
  'under 14': { 'PC 667.61(a)': 'PC 667.61(j)(1)', 'PC 667.61(b)': 'PC 667.61(j)(2)' },
  '14 to 17': { 'PC 667.61(a)': 'PC 667.61(l)', 'PC 667.61(b)': 'PC 667.61(m)' },
} as const;

const isOneStrike = namedIn(['PC 667.61']);
const isLewd = namedIn(['PC 288(a)']);
const isLewdAct = ({ filed }: Count): boolean => isLewd(filed.sections);

const isFiled = ({ filed }: Attachment, section: string): boolean =>
  filed.status === 'Convicted' && isUnder(filed.sections, section);

/** The heavier term of a count whose One Strike row is that of an adult victim; undefined where the row is the right one. */
function heavierTerm(count: Count, row: Attachment): string | undefined {
  if (!isOneStrike(row.filed.sections) || count.filed.lawDate < minorsFrom || row.stay !== null) return undefined;
  const age = readingOf(count.filed.crime).victimAge;
  if (age === 'not said') return undefined;
  // for a lewd act of PC 288(a) the term of subdivision (a) is the heaviest there is
  if (isFiled(row, 'PC 667.61(a)')) return isLewdAct(count) ? undefined : heavier[age]['PC 667.61(a)'];
  return isFiled(row, 'PC 667.61(b)') ? heavier[age]['PC 667.61(b)'] : undefined;
}

/** A One Strike term of an adult victim on a crime that only a minor can suffer. */
const lighterThanVictim: Check = ({ counts }) =>
  counts.flatMap((count) =>
    count.attachments.flatMap((row) => {
      const section = heavierTerm(count, row);
      if (section === undefined) return [];
      return noticeOn([count, row], {
        code: 'ONE_STRIKE_MINOR_VICTIM',
        authority: `${section}; ${vaquera}`,
        text: `The victim of this crime is a minor: the term of ${section} is heavier, where the pleading gave notice of it. Add that row in its place if it did.`,
      });
    }),
  );

/** Life without parole under subdivision (j)(1) leaves out the lewd act of PC 288(a). */
const lewdActExcepted: Check = ({ counts }) =>
  counts
    .filter((count) => isFelony(count) && isLewdAct(count))
    .flatMap((count) =>
      count.attachments
        .filter((row) => isFiled(row, 'PC 667.61(j)(1)') && row.stay?.code === 'ENHANCEMENT_NO_MATCH')
        .flatMap((row) =>
          noticeOn([count, row], {
            code: 'ONE_STRIKE_LEWD_ACT',
            authority: 'PC 667.61(a), (j)',
            text: 'PC 667.61(j)(1) excepts PC 288(a). The term is 25 years to life: add PC 667.61(a) for a circumstance of subdivision (d) or two of (e), PC 667.61(j)(2) for one of (e).',
          }),
        ),
    );

/** Until 2006 the term did not reach a lewd act for which a parent, relative or member of the household could have probation. */
const lewdActInFamily: Check = ({ counts }) =>
  counts
    .filter((count) => isFelony(count) && isLewdAct(count) && count.filed.lawDate < sexOffenders2006)
    .flatMap((count) =>
      count.attachments
        .filter((row) => row.stay === null && isFiled(row, 'PC 667.61'))
        .flatMap((row) =>
          noticeOn([count, row], {
            code: 'ONE_STRIKE_FAMILY',
            authority: 'former PC 667.61(c)(7), 1203.066',
            text: 'Before 09/20/2006 the term did not reach a lewd act of a defendant who qualified for probation under section 1203.066: a parent, relative or member of the household, by the findings of that section.',
          }),
        ),
    );

/** Several terms under the law that gave one for a victim and an occasion, where it is not said whether they are the same. */
const formerOccasions: Check = ({ counts }) => {
  const former = counts.filter(hasFormerTerm);
  const open = former.filter(({ filed }) => filed.victim === undefined || filed.occasion === undefined);
  return noticeOn(former.length > 1 ? open : [], {
    code: 'ONE_STRIKE_NEEDS_FACTS',
    authority: 'former PC 667.61(g); People v. Jones (2001) 25 Cal.4th 98',
    text: 'Give each count its victim and its occasion: before 09/20/2006 one life term was imposed for one victim on one occasion.',
  });
};

const carriesTerm = (row: Attachment): boolean =>
  isImposed(row) && isSubstitution(row) && isOneStrike(row.filed.sections);
const isCircumstance = (row: Attachment): boolean =>
  isImposed(row) && isNamed(circumstancesPunished, row.filed.sections);

/** A term for what may be the circumstance that carries the One Strike term. */
const circumstanceUsed: Check = ({ counts }) =>
  noticeOn(
    counts
      .filter(({ standing, attachments }) => standing === 'active' && attachments.some(carriesTerm))
      .flatMap(({ attachments }) => attachments.filter(isCircumstance)),
    {
      code: 'ONE_STRIKE_CIRCUMSTANCE_USED',
      authority: 'PC 667.61(d) to (f); People v. Mancebo (2002) 27 Cal.4th 735',
      text: 'Its fact is a circumstance of the One Strike law. Where no more were pleaded and proved than the term needs, that fact carries the term and is not punished besides, unless, as subdivision (f) reads now, the punishment of another law can be imposed in addition. It is counted here; if it carries the term and that is not so, strike its punishment.',
    },
  );

/** Which One Strike term the victim's age calls for (R-A16), and what carries it. */
export const oneStrike: readonly Check[] = [
  lighterThanVictim,
  lewdActExcepted,
  lewdActInFamily,
  formerOccasions,
  circumstanceUsed,
];
