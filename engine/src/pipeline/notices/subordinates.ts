import type { CategoryCode } from '../../crime/category-code.ts';
import type { Finding } from '../../crime/findings.ts';
import { contraband, otherCustodyCrimes } from '../../law/lists/crimes-in-custody.ts';
import { isNamed } from '../../law/statute-list.ts';
import { passing } from '../../made-once/passing.ts';
import { isActiveFelony } from '../record/count.ts';
import type { Count, WorkingCase } from '../record/record.ts';
import { inPrisonGroup, isOfPrisonOrJail } from '../sum/prison-group.ts';
import { surroundingsOf } from '../sum/surroundings.ts';
import { type Check, noticeOn, onCounts } from './check.ts';

const ofCategory = ({ counts }: WorkingCase, category: CategoryCode): readonly Count[] =>
  counts.filter((count) => isActiveFelony(count) && count.filed.punishment.category === category);

const fullWhatIf = onCounts(
  (count) =>
    isActiveFelony(count) &&
    count.filed.subordinateTerm === 'full' &&
    count.filed.punishment.category === 'DEFAULT' &&
    count.principal === 'none' &&
    !count.concurrent,
  {
    code: 'FULL_SUB_NOT_1170_1',
    authority: 'PC 1170.1(a)',
    text: 'A full consecutive term is asked for where the statute gives one third of the middle term: a comparison, not a lawful sentence.',
  },
);

const witness: Check = (record) => {
  const witnesses = ofCategory(record, 'WITNESS_1170_15');
  if (witnesses.length === 0) return [];
  const { isWitnessCount } = surroundingsOf(record);
  const open = witnesses.filter((count) => !isWitnessCount(count));
  return noticeOn(passing(record.counts, isActiveFelony).length > 1 ? open : [], {
    code: 'WITNESS_1170_15_NEEDS_FACTS',
    authority: 'PC 1170.15',
    text: 'If this count dissuaded the victim or witness of another count, its full middle term is added. Give both counts the same victim, choose the count under “Victim or witness of”, or choose the sentencing scheme PC 1170.15.',
  });
};

const kidnapping: Check = (record) => {
  const kidnaps = ofCategory(record, 'KIDNAP_1170_1B');
  if (kidnaps.length < 2) return [];
  const unnamed = kidnaps.filter(({ filed }) => filed.victim === undefined);
  const { kidnapsSeparate } = surroundingsOf(record);
  return noticeOn(kidnapsSeparate ? [] : unnamed, {
    code: 'KIDNAP_1170_1B_NEEDS_FACTS',
    authority: 'PC 1170.1(b)',
    text: 'Kidnappings of separate victims are added at the full middle term. Give each count its victim, or choose the sentencing scheme PC 1170.1(b).',
  });
};

const custodyFacts: readonly Finding[] = ['in-prison', 'in-jail', 'outside-term-ended'];

const isCustodyKnown = ({ filed }: Count): boolean => filed.findings.some((finding) => custodyFacts.includes(finding));

const isInCustody = (sections: readonly string[]): boolean =>
  isNamed(contraband, sections) || isNamed(otherCustodyCrimes, sections);

const custody: Check = ({ counts }) => {
  const felonies = passing(counts, isActiveFelony);
  const open = felonies.filter((count) => isInCustody(count.filed.sections) && !isCustodyKnown(count));
  return noticeOn(open, {
    code: 'PRISON_1170_1C_NEEDS_FACTS',
    authority: 'PC 1170.1(c)',
    text: 'It is counted as committed in jail or from outside. Committed while confined in state prison and run consecutively, it begins a full term of its own: mark the fact “committed in state prison”.',
  });
};

const prisonOrJail = onCounts((count) => isActiveFelony(count) && isOfPrisonOrJail(count) && !isCustodyKnown(count), {
  code: 'PRISON_OR_JAIL_NEEDS_FACTS',
  authority: 'PC 4502(c); PC 1170.1(c)',
  text: 'It is counted as committed in state prison, so that run after another felony it begins a full term of its own. Committed in a county jail or camp it is one third of the middle term, and still consecutive: mark the fact “committed in a county jail or camp”.',
});

/** Crimes of a prisoner without the term that was being served. */
const afterOutside: Check = ({ counts }) => {
  const felonies = passing(counts, isActiveFelony);
  return noticeOn(felonies.every(inPrisonGroup) ? felonies : [], {
    code: 'IN_PRISON_TERM_FOLLOWS',
    authority: 'PC 1170.1(c)',
    text: 'Committed in state prison: a consecutive term begins when the prisoner would otherwise be released from the one being served, which is not among these counts. Where it is served, and whether it may be split, follows from that term too.',
  });
};

/** Subordinate terms that depart from one third, or would if more were known. */
export const subordinates: readonly Check[] = [fullWhatIf, witness, kidnapping, custody, prisonOrJail, afterOutside];
