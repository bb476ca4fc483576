import type { Rule } from '../../law/rule.ts';

/** The rules by which rows are added up (R-B10), with the words that a step says. */
export const principal: Rule = {
  word: 'PRIN',
  authority: 'PC 1170.1(a)',
  effective: '1977-07-01',
  words: 'counted in full as the principal term',
};
export const oneThird: Rule = {
  word: 'SUB13',
  authority: 'PC 1170.1(a)',
  effective: '1977-07-01',
  words: 'one third, because it runs consecutively as a subordinate term',
};
export const enhancementThird: Rule = {
  word: 'SUB13T',
  authority: 'PC 1170.1(a)',
  effective: '1977-07-01',
  words: 'one third, because its count is a subordinate term',
};
export const subordinate: Rule = {
  authority: 'PC 1170.1(a)',
  effective: '1977-07-01',
  words: 'added as a subordinate term',
};
export const fullWhatIf: Rule = {
  word: 'SUBFULL',
  authority: 'PC 1170.1(a)',
  effective: '1977-07-01',
  words: 'added in full, as asked; the statute gives one third of the middle term',
};
export const threat: Rule = {
  authority: 'PC 1170.13',
  effective: '1999-01-01',
  words: 'added as the full middle term',
};
export const witness: Rule = {
  word: 'SUB15',
  authority: 'PC 1170.15',
  effective: '1999-01-01',
  words: 'added as the full middle term, for dissuading the victim or witness of another count',
};
export const witnessEnhancements: Rule = {
  authority: 'PC 1170.15',
  effective: '1999-01-01',
  words: 'added in full: a weapon or an injury in dissuading the victim or witness of another count',
};
export const manslaughter = {
  word: 'SUB16',
  authority: 'PC 1170.16',
  effective: '1997-01-01',
  words: 'added as a full and separate term for each voluntary manslaughter, as the court may choose',
} as const satisfies Rule;
export const kidnapping: Rule = {
  word: 'SUB1B',
  authority: 'PC 1170.1(b)',
  effective: '1977-07-01',
  words: 'added as the full middle term, because the kidnappings had separate victims',
};
export const kidnappingEnhancements: Rule = {
  ...kidnapping,
  words: 'added in full, because the kidnappings had separate victims',
};
export const prisonGroup: Rule = {
  word: 'SUB1C',
  authority: 'PC 1170.1(c)',
  effective: '1978-01-01',
  words: 'added in full as the principal term of the crimes committed in prison',
};
export const sexOptional = {
  word: 'SUB6676C',
  authority: 'PC 667.6(c)',
  effective: '1980-01-01',
  words: 'added as a full, separate and consecutive term, as the court may choose',
} as const satisfies Rule;
export const sexMandatory = {
  word: 'SUB6676D',
  authority: 'PC 667.6(d)',
  effective: '1980-01-01',
  words: 'added as a full, separate and consecutive term: separate victims or separate occasions',
} as const satisfies Rule;
export const escapeFromCustody = {
  word: 'MAND',
  authority: 'PC 4532(b)(2)',
  effective: '1983-01-01',
  words: 'added in full, outside PC 1170.1, as the section itself commands',
} as const satisfies Rule;
export const sexEnhancements: Rule = {
  authority: 'PC 1170.1(h)',
  effective: '1998-01-01',
  words: 'added in full: the enhancements of a crime of PC 667.6 are full and separate terms',
};
/** The same by the law before 1998, from the first day of § 667.6. */
export const formerSexEnhancements: Rule = {
  ...sexEnhancements,
  authority: 'former PC 1170.1(i)',
  effective: '1980-01-01',
};
export const secondStrike: Rule = {
  word: 'X2',
  authority: 'PC 667(e)(1)',
  effective: '1994-03-07',
  words: 'doubled for a prior strike',
};
export const life: Rule = {
  word: 'LIFE',
  authority: 'PC 669',
  effective: '1977-07-01',
  words: 'added to the life minimums; determinate terms are served first',
};
export const lifeEnhancements: Rule = {
  authority: 'PC 669',
  effective: '1977-07-01',
  words: 'added in full, because its count is a life term (People v. Felix (2000) 22 Cal.4th 651)',
};
export const lifeTail: Rule = {
  word: 'LIFE',
  authority: 'PC 669',
  effective: '1998-01-01',
  words: 'added in full to the life minimums, never one third',
};
export const withoutParole: Rule = {
  word: 'LIFE',
  authority: 'PC 669',
  effective: '1977-07-01',
  words: 'no parole date; every other term stays visible',
};
export const concurrent: Rule = {
  word: 'CONC',
  authority: 'PC 669',
  effective: '1977-07-01',
  words: 'runs beside the controlling term and adds nothing',
};
export const stayed654: Rule = {
  word: 'STAY654',
  authority: 'PC 654',
  effective: '1872-01-01',
  words: 'imposed in full and stayed (People v. Cantrell (2009) 175 Cal.App.4th 1161)',
};
export const stayed: Rule = { word: 'STAY', authority: 'PC 1170.1', effective: null, words: 'stayed' };
/** @param jailDays jail as a condition of probation, calendar days */
export const suspended = (jailDays: number | undefined): Rule => ({
  authority: 'PC 1203.1',
  effective: null,
  words: `suspended while probation is granted${jailDays === undefined ? '' : `, with ${jailDays} days in jail`}`,
});
export const acquitted: Rule = { authority: 'PC 1166', effective: null, words: 'no conviction, nothing to serve' };
export const dismissed: Rule = { authority: 'PC 1385', effective: null, words: 'dismissed, nothing to serve' };
export const misdemeanor: Rule = {
  word: 'MISD',
  authority: 'PC 18.5',
  effective: '2015-01-01',
  words: 'added in full: misdemeanor terms are outside PC 1170.1',
};
export const infraction: Rule = {
  word: 'INF',
  authority: 'PC 19.6',
  effective: null,
  words: 'an infraction is not punished by imprisonment',
};
export const statusOnce: Rule = {
  word: 'STATUS1',
  authority: 'PC 1170.1(a)',
  effective: '1977-07-01',
  words: 'added once to the sentence, whichever count it rests on (People v. Sasser (2015) 61 Cal.4th 1)',
};
export const statusEach: Rule = {
  word: 'STATUSX',
  authority: 'PC 667(e)',
  effective: '1994-03-07',
  words:
    'added to the life term as well (People v. Williams (2004) 34 Cal.4th 397; People v. Misa (2006) 140 Cal.App.4th 837)',
};
