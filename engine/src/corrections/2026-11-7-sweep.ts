import { attemptSections } from '../law/lists/attempt-sections.ts';
import { attemptsCovered } from '../law/lists/attempts.ts';
import { attemptsByName } from '../law/lists/attempts-by-name.ts';
import { injuriesIntended } from '../law/lists/strike-triggers.ts';
import type { Correction } from './rules-version.ts';

/** What the reading of every row beside its section found. */
export const foundByTheSweep: readonly Correction[] = [
  {
    id: 'looting-of-dwellings-and-firearms',
    what: 'Looting of a dwelling in an evacuation zone is burglary of the first degree wherever a list names that: an unusual case for probation, a year for an old, young or disabled victim, violent with another person present, bars of firearms and injuries. Looting of a firearm is a serious felony.',
    authority: 'PC 463(b)(3), (c)(1), 462(a), 667.5(c)(21), 667.9(c)(11), 1192.7(c)(18), (26), 1203.06, 1203.075',
    example: { of: 'Looting of a firearm, middle term, with a prior serious felony', was: '2y', now: '7y' },
    concerns: { sections: ['PC 463'] },
  },
  {
    id: 'injury-by-aggravated-arson',
    what: 'The years for great bodily injury are added to aggravated arson, which their section does not leave out and which asks for no injury.',
    authority: 'PC 12022.7(a), (g), 451.5',
    example: {
      of: 'Aggravated arson after a prior arson, with great bodily injury',
      was: '10 - L',
      now: '3y + 10 - L',
    },
    concerns: { attached: ['PC 12022.7'], sections: ['PC 451.5'] },
  },
  {
    id: 'fraud-and-theft-as-sections-call-them',
    what: 'The years for aggravated white collar crime attach to carcasses and animals got by fraud, telephone service stolen after a prior and water taken to defraud, and no longer to public money lent, miscounted or not paid over and construction money diverted, which ask for no fraud. Probation is an unusual case above $100,000 where the section calls its crime theft: false names at pawnbrokers, farm equipment, title records, stolen property brought into the state, fixtures, mortgaged goods; not forged cards, construction money and bribes for trade secrets.',
    authority:
      'PC 186.11(a)(1), 424(a), 484b, 487a(b), 487g, 502.7(g), 592; PC 1203.045(a), 484.1, 484f, 487k, 496c, 497, 499c(c), 502.5, 538; Stark v. Superior Court (2011) 52 Cal.4th 368',
    example: {
      of: 'Public money lent twice, middle terms, with a loss of more than $500,000',
      was: '7y',
      now: '4y',
    },
    concerns: { attached: ['PC 186.11'] },
  },
  {
    id: 'hate-crimes-of-their-own-section-raised-once',
    what: 'A hate crime that its section has raised, and that is reduced to a misdemeanor, is not raised by the same section again.',
    authority: 'PC 422.7',
    example: {
      of: 'A hate crime with injury as a misdemeanor, raised again, middle term',
      was: '0d',
      now: '364d',
    },
    concerns: { attached: ['PC 422.7'], sections: ['PC 422.7'] },
  },
  {
    id: 'extortion-after-a-prior',
    what: 'Extortion by any threat, and a signature got by one, ask for an unusual case after a prior felony.',
    authority: 'PC 1203(e)(5), 518, 519, 522',
    example: { of: 'Extortion by a threat to injure, after a felony', was: 'Eligible', now: 'Eligible with Findings' },
    concerns: null,
  },
  {
    id: 'jail-of-shoplifting',
    what: 'Shoplifting after a disqualifying prior, punished as a misdemeanor, has six months: its section names no term.',
    authority: 'PC 19, 459.5(a)',
    example: { of: 'Shoplifting after a disqualifying prior, as a misdemeanor', was: '364d', now: '180d' },
    concerns: { sections: ['PC 459.5'] },
  },
  {
    id: 'serious-by-what-was-done',
    what: 'No serious felony, and no strike, is an assault by force alone on a transit worker, custodial officer or school employee, an explosive possessed or used to terrify or to damage, or a drug crime with a minor but for giving a listed drug, which is serious in a park too. The death that a life prisoner’s assault causes is punished whoever died.',
    authority: 'PC 1192.7(c)(15), (24), (32), 245.2, 245.3, 245.5(a), 4500, 18740; HS 11353, 11353.7, 11354, 11380',
    example: { of: 'Assault by force on a school employee, middle term, after a serious felony', was: '9y', now: '4y' },
    concerns: {
      sections: [
        'PC 245.2',
        'PC 245.3',
        'PC 245.5',
        'PC 4500',
        'PC 12303.3',
        'PC 18740',
        'HS 11353',
        'HS 11353.7',
        'HS 11354',
        'HS 11380',
      ],
    },
  },
  {
    id: 'injuries-of-one-victim',
    what: 'Of the years of PC 12022.7 and those for the injury of a victim of trafficking, of a false claim, of a shot from a vehicle, of a child where drugs are made, or of an attack on a police animal, the greater count; beside an innocent person’s execution procured, a fatal collision of trains and sabotage without great injury there are none.',
    authority: 'PC 1170.1(g), 128, 236.4(b), 550(g), 600(d), 12022.7(g), 12022.55; HS 11379.7(b); MV 1672; PU 7680',
    example: {
      of: 'Trafficking for labor, middle term, with the upper years for injury and those of PC 12022.7(a)',
      was: '21y',
      now: '18y',
    },
    concerns: { attached: ['PC 12022.7', 'PC 236.4', 'PC 550', 'PC 600', 'PC 12022.55', 'HS 11379.7'] },
  },
  {
    id: 'jail-that-follows-other-terms',
    what: 'A jail term for escape, from a hospital too, or for the burglary of a jail runs after every other term, as its section commands; of gassing by a prisoner the felony alone does.',
    authority: 'PC 462.5(d), 1026.4(a), 1370.5(a), 4011.7, 4501.1(a), 4532(d)(2), (5), 4536(a)',
    example: {
      of: 'Escape from an alternative custody program and disturbing the peace, marked concurrent',
      was: '364d',
      now: '454d',
    },
    concerns: {
      counts: 2,
      sections: ['PC 462.5', 'PC 1026.4', 'PC 1370.5', 'PC 4011.7', 'PC 4501.1', 'PC 4532', 'PC 4536'],
    },
  },
  {
    id: 'probation-by-the-words-of-the-section',
    what: 'Sodomy and oral copulation by the false claim to be a friend ask for an evaluation, a predator’s failure to verify is probation in an unusual case alone, a lewd act with bodily harm inflicted and an attempted robbery that injures an old person have none.',
    authority: 'PC 286(j), 287(j), 288(i), 290.018(e), 1203.066(a)(2), 1203.067(a), 1203.09(a)',
    example: { of: 'Probation for sodomy by a false claim', was: 'Eligible', now: 'Eligible with Findings' },
    concerns: null,
  },
  {
    id: 'least-jail-by-convictions',
    what: 'Least jail that follows a conviction before: registrants about schools and in elder care facilities, outsiders at schools, transportation sold without a permit; and of a prize fight out of the State.',
    authority: 'PC 414, 627.8, 653b(b), 653c(d), 654.3',
    example: {
      of: 'A registrant about a school with two priors, on probation',
      was: '0 days',
      now: '90 days',
    },
    concerns: null,
  },
  {
    id: 'bars-of-misdemeanors',
    what: 'Two misdemeanors bar probation by their chapters: a third conviction of selling transportation without a permit, and ammunition of more than .60 caliber sold.',
    authority: 'PC 654.3, 18735(a), 18780',
    example: { of: 'Ammunition of more than .60 caliber sold', was: 'Eligible', now: 'Ineligible' },
    concerns: null,
  },
  {
    id: 'probation-of-petty-theft',
    what: 'Petty theft has two years of probation by whatever section it is charged, trespass with a resident at home three.',
    authority: 'PC 1203g(a), 484(a), 488, 490.2, 602.5(c)',
    example: { of: 'Petty theft charged by section 484', was: 'Up to 1 year.', now: 'Up to 2 years.' },
    concerns: null,
  },
  {
    id: 'strikes-by-intended-injury',
    what: 'With two strikes a felony of which the intent to cause great bodily injury is an element has the third-strike term: transit tampered with, glass or nails laid on a highway, things thrown at vehicles.',
    authority: 'PC 667(e)(2)(C)(iii), 588a, 625c; VC 23110(b)',
    example: {
      of: 'Transit tampered with to injure greatly, middle term, with two strikes',
      was: '4y',
      now: '25 - L',
    },
    concerns: { strikes: true, sections: injuriesIntended.flatMap(({ sections }) => sections) },
  },
  {
    id: 'strikes-by-arms-under-the-influence',
    what: 'With two strikes to be under the influence of drugs with a loaded firearm in one’s possession has the third-strike term.',
    authority: 'PC 667(e)(2)(C)(iii); HS 11550(e), (f)',
    example: {
      of: 'Under the influence with a loaded firearm in one’s possession, upper term, with two strikes',
      was: '6y',
      now: '25 - L',
    },
    concerns: { strikes: true, sections: ['HS 11550(e)', 'HS 11550(f)'] },
  },
  {
    id: 'medi-cal-fraud-as-a-misdemeanor',
    what: 'Medi-Cal fraud as a misdemeanor has a year of jail, 364 days.',
    authority: 'WI 14107(c); PC 18.5, 19.2',
    example: { of: 'A false Medi-Cal claim, a misdemeanor', was: '180d', now: '364d' },
    concerns: { sections: ['WI 14107(b)'] },
  },
  {
    id: 'attempts-that-sections-name',
    what: 'Where a section names the attempt beside the act, or another punishes the attempt, nothing is halved: servitude, escape and rescue, threats to teachers and officials, money laundering, trafficking of a minor, clinics and worship, explosives, eluding an officer, drugs by fraud, bribes in sport, extortion, an officer’s firearm, arson in an emergency, unlicensed medicine and dentistry, forged diplomas, sabotage, harmful substances in public places, DNA samples, shots at schools, arms for who may have none, weapons made in prison, franchises, wildlife, telephone secrets, fares, arms under a protective order, witnesses dissuaded by a bribe, prisoners in hospital or at work, taxes evaded, Medi-Cal defrauded.',
    authority:
      'PC 71, 136.2(d)(3), 138(a), 148(d), 181, 186.10(a), 236.1(c), 288.3(a), 298.2, 337b-337e, 337z(b), 375, 423.2, 455, 487d, 524, 626.9(d), 641, 673, 2652, 2772, 2790, 4011.7, 4133, 4502(b), 4530, 4550, 11412, 18740, 18745, 29825(a); HS 11173(a); VC 2800.1-2800.4; BP 123, 584, 1701, 1701.1, 1961, 2052, 4322; CC 14022(c), 25238, 31210; EL 18500, 18560; FG 86, 2080; FM 6389(a); MV 1673; RT 32552, 43604, 45953, 46703, 55363, 60707; WI 8100, 8103, 14107(b)(4)',
    example: { of: 'Attempted holding in servitude, middle term', was: '1y 6m', now: '3y' },
    concerns: {
      attempted: true,
      sections: [
        'PC 4011.7',
        ...[...attemptsCovered, ...attemptsByName, ...attemptSections].flatMap((row) => row.sections),
      ],
    },
  },
  {
    id: 'attempts-to-bribe-or-induce-a-witness',
    what: 'An attempt to bribe a witness, or to induce false testimony without force or fraud, has half the term: the section names the attempt in its subdivision (b) alone.',
    authority: 'PC 137(a)-(c), 664',
    example: { of: 'An attempt to bribe a witness, upper term', was: '3y', now: '1y 6m' },
    concerns: { attempted: true, sections: ['PC 137(a)', 'PC 137(c)'] },
  },
  {
    id: 'bank-felonies-before-2009',
    what: 'Entries that a bank’s employee omitted and assets that its officer misapplied, crimes until 2009, are punished in state prison.',
    authority: 'former FC 3352, 3361, Stats. 2008, ch. 125; PC 18(a)',
    example: { of: 'A bank’s assets misapplied in 2008', was: 'county jail', now: 'state prison' },
    concerns: null,
  },
  {
    id: 'one-step-of-food-benefits',
    what: 'Of the years by amount for food benefits transferred by electronic means the greatest alone is added, as of other amounts.',
    authority: 'WI 10980(h)(1)',
    example: { of: 'Food benefits misused, middle term, with two of those steps', was: '5y', now: '4y' },
    concerns: { attached: ['WI 10980'] },
  },
  {
    id: 'liquor-into-prison',
    what: 'Bringing liquor into a prison or jail is served in county jail and may be a misdemeanor, as every felony of the law of alcoholic beverages that names no punishment.',
    authority: 'BP 25603, 25618',
    example: { of: 'Liquor brought into a jail', was: 'state prison', now: 'county jail' },
    concerns: null,
  },
  {
    id: 'fines-alone',
    what: 'No jail, a fine alone: foreign corporations that do not qualify and who acts for them, false papers of humane officers, a fire department’s badge made or sold.',
    authority: 'CC 2258, 2259, 14502(l); PC 538e(c)',
    example: { of: 'Acting for an unqualified foreign corporation', was: '180d', now: '0d' },
    concerns: { sections: ['CC 2258', 'CC 2259', 'CC 14502(l)'] },
  },
  {
    id: 'white-collar-crime-once',
    what: 'The years for aggravated white collar crime are imposed once in a case. Those for drugs sold near a treatment center, and for food benefits transferred, are not added beside the terms that their sections name.',
    authority: 'PC 186.11(a)(1); HS 11380.7(b)(2); WI 10980(i)',
    example: {
      of: 'Two embezzlements, middle terms, each with a loss of more than $500,000',
      was: '6y 8m',
      now: '5y 8m',
    },
    concerns: { attached: ['PC 186.11', 'HS 11380.7', 'WI 10980'] },
  },
  {
    id: 'probation-after-a-great-loss',
    what: 'Probation of fraud, embezzlement and theft from an elder may last ten years, or until restitution is paid, where a loss of more than $100,000 is found.',
    authority: 'PC 186.11(h)(1)(B), 186.12(f)(1)(B)',
    example: {
      of: 'Probation for grand theft',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
    },
    concerns: null,
  },
];
