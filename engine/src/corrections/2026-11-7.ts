import { attachedByText } from './2026-11-7-attachments.ts';
import { foundByTheSweep } from './2026-11-7-sweep.ts';
import type { RulesVersion } from './rules-version.ts';

/** Crimes beside which great bodily injury is added since, and crimes of which it is an element since. */
const withInjury = ['PC 148', 'PC 219.1', 'PC 243', 'PC 347'];
const byInjury = ['PC 148.3', 'PC 148.4', 'PC 245.6', 'PC 350', 'PC 386', 'PC 399', 'PC 404.6', 'PC 636.6'];

/** A fourth sample beside the text: attempts that have a punishment of their own, and what follows from it. */
export const rules2026x11x7: RulesVersion = {
  version: '2026.11.7',
  from: '2026-11-25',
  corrections: [
    {
      id: 'injury-by-making-drugs-once',
      what: 'The year for an injury by the making of drugs is not added where the same injury is punished as great bodily injury, or as the injury of a child.',
      authority: 'HS 11379.9(a), (b), 11379.7(b)',
      example: {
        of: 'Making methamphetamine, middle term, with great bodily injury and the year for it',
        was: '9y',
        now: '8y',
      },
      concerns: { attached: ['HS 11379.9'] },
    },
    {
      id: 'priors-before-the-act',
      what: 'A prior of which the conviction is later than the act adds nothing.',
      authority: 'People v. Rojas (1988) 206 Cal.App.3d 795; PC 667(a)(1)',
      example: {
        of: 'Robbery of March 2026, middle term, with a serious felony of which the person was convicted in July',
        was: '8y',
        now: '3y',
      },
      concerns: { status: true },
    },
    {
      id: 'release-from-an-earlier-offense',
      what: 'The two years for a felony on release stand only where the primary offense is an earlier act, not a later or the same one.',
      authority: 'PC 12022.1(a)',
      example: {
        of: 'Robbery, middle term, on release from the same robbery',
        was: '5y',
        now: '3y',
      },
      concerns: { attached: ['PC 12022.1'] },
    },
    {
      id: 'gang-life-term-asks-for-a-threat',
      what: 'Dissuading a witness for a gang has the life term, and is violent, only where it is charged with force or a threat; the other subdivisions have five years more.',
      authority:
        'PC 136.1(c)(1), 186.22(b)(1)(B), (b)(4)(C), 667.5(c)(20); People v. Lopez (2012) 208 Cal.App.4th 1049',
      example: {
        of: 'Dissuading a witness from reporting a crime, upper term, for a gang',
        was: '7 - L',
        now: '8y',
      },
      concerns: { sections: ['PC 136.1'], attached: ['PC 186.22(b)'] },
    },
    {
      id: 'prison-by-more-enhancements-before-2016',
      what: 'Before 2016 flight from a fatal collision, manufacture of drugs that hurts another, and a drug sale of great value took the term to state prison by their own text.',
      authority: 'HS 11356.5, 11379.9(a); PC 12021.5(b); VC 20001(c); People v. Vega (2014) 222 Cal.App.4th 1374',
      example: {
        of: 'Place of the term for making methamphetamine that hurts another, sentenced in 2014',
        was: 'county jail',
        now: 'state prison',
      },
      concerns: null,
    },
    {
      id: 'white-collar-by-any-fraud',
      what: 'The years for aggravated white collar crime attach to every felony whose section makes fraud or embezzlement its element: land sold twice, false claims on the public, secured and leased property, carriers, mock auctions, fraud by cards, books of corporations and banks, franchises, conspiracy to defraud.',
      authority: 'PC 186.11(a)(1)',
      example: {
        of: 'Land sold twice, two counts, with a loss of more than $500,000, middle terms',
        was: '2y 8m',
        now: '5y 8m',
      },
      concerns: { attached: ['PC 186.11'] },
    },
    {
      id: 'nonambulatory-animals-before-2009',
      what: 'Crimes with animals that cannot walk had six months of jail until 2009, and fewer forms.',
      authority: 'PC 599f before Stats. 2008, ch. 194; PC 19',
      example: { of: 'Dragging an animal that cannot walk, 2005', was: '364d', now: '180d' },
      concerns: { sections: ['PC 599f'], before: '2009-01-01' },
    },
    {
      id: 'escape-from-an-industrial-farm',
      what: 'The imprisonment for an escape from a county industrial farm begins when the one in effect ends: it may not run beside it.',
      authority: 'PC 4133',
      example: {
        of: 'Robbery and an escape from an industrial farm marked concurrent, middle terms',
        was: '3y',
        now: '3y 8m',
      },
      concerns: { counts: 2, sections: ['PC 4133'] },
    },
    {
      id: 'terms-before-they-were-raised',
      what: 'Three crimes have the terms of their day, which were raised later: a flight that injures before 1997 and before 2006, the death of a child by assault before 1997, a second stalking before 2001.',
      authority: 'VC 2800.3 before Stats. 2005, ch. 485; PC 273ab before 1997; PC 646.9(c) before Stats. 2000, ch. 669',
      example: {
        of: 'Assault on a child under eight resulting in death, January 1995',
        was: '25 - L',
        now: '15 - L',
      },
      concerns: { sections: ['VC 2800.3', 'PC 273ab', 'PC 646.9'], before: '2006-01-01' },
    },
    {
      id: 'jail-that-rises-with-convictions',
      what: 'Of misdemeanors whose jail rises with each conviction the first one has the least: an object thrown at a vessel, garment homework without a license, the insignia of veterans. A minor’s labor and hours bring jail only after a prior, and a dam on the Klamath a year.',
      authority: 'HN 654.5; LC 1303, 1391(c), 2658.5; MV 1820(a); FG 11036',
      example: { of: 'The most for an object thrown at a vessel, a first conviction', was: '364d', now: '30d' },
      concerns: { sections: ['HN 654.5', 'LC 1303', 'LC 1391', 'LC 2658.5', 'MV 1820', 'FG 11036'] },
    },
    {
      id: 'bear-parts-one-after-another',
      what: 'Separate violations of the section on bear parts run one after another.',
      authority: 'FG 12005(d)',
      example: { of: 'Two felonies with bear parts marked concurrent, middle terms', was: '2y', now: '2y 8m' },
      concerns: { counts: 2, sections: ['FG 4758', 'FG 12005'] },
    },
    {
      id: 'making-of-drugs-after-a-prior',
      what: 'The three years for a prior of drugs through a minor lengthen the making of drugs and the crimes of PCP that their subdivision names, and no longer a second use of a minor.',
      authority: 'HS 11370.2(b)',
      example: {
        of: 'Drugs through a minor, upper term, with a prior of the same',
        was: '12y',
        now: '9y',
      },
      concerns: { attached: ['HS 11370.2'] },
    },
    {
      id: 'one-term-of-arson',
      what: 'An arson has one term for its circumstances, however many are found and a prior arson among them; a reckless fire has one for each.',
      authority: 'PC 451.1(a), 452.1(a)',
      example: {
        of: 'Arson of property, upper term, with several structures burned and a prior arson',
        was: '13y',
        now: '8y',
      },
      concerns: { attached: ['PC 451.1'] },
    },
    {
      id: 'priors-added-once',
      what: 'Terms that a section adds for a prior, and not for each, are added once; a prior hate crime adds nothing beside another prior, nor a prior fraud beside two of staged collisions.',
      authority: 'PC 273d(b), 288.3(c), 422.75(d), 451.1(a)(1), 452.1(a)(1), 550(e), (f), 670(c); HS 11353.4(a)',
      example: {
        of: 'Corporal injury to a child, upper term, with two priors of it',
        was: '14y',
        now: '10y',
      },
      concerns: {
        attached: ['PC 273d', 'PC 288.3', 'PC 422.75', 'PC 451.1', 'PC 452.1', 'PC 550', 'PC 670', 'HS 11353.4'],
      },
    },
    {
      id: 'least-jail-of-boats-and-bears',
      what: 'Least jail that a section commands and no fine replaces: boating drunk with an injury, a narcotic by a forged prescription and a prize fight as misdemeanors, disturbing or entering a school or flying under the influence after a prior, and as a condition of probation bear gallbladders.',
      authority:
        'HN 668(g); HS 11368; PC 412, 415.5(b), (c), 626.7(a)(2), (3), 626.8(b), 626.81(c), 626.85(b); FG 12005(b), (c)(2); PU 21407.6(a)',
      example: {
        of: 'Least jail as a condition of probation for three bear gallbladders',
        was: '0 days',
        now: '90 days',
      },
      concerns: null,
    },
    {
      id: 'hate-crimes-raised-once',
      what: 'Hate makes no felony of a misdemeanor under § 422.6 or of a crime that may be punished in state prison, and adds no years to one that § 422.7 has made a felony.',
      authority: 'PC 422.7, 422.75(a), (b)',
      example: {
        of: 'A hate crime misdemeanor with violent injury, felony form, middle term, with the upper term for a hate crime',
        was: '5y',
        now: '2y',
      },
      concerns: { attached: ['PC 422.7', 'PC 422.75'] },
    },
    {
      id: 'unusual-case-by-priors',
      what: 'Two prior felonies that the case pleads limit probation to unusual cases without being marked; one does so beside kidnapping, extortion, murder and the sex crimes of its list.',
      authority: 'PC 1203(e)(4), (5)',
      example: {
        of: 'Probation for second degree burglary after two prison terms',
        was: 'Eligible',
        now: 'Eligible with Findings',
      },
      concerns: null,
    },
    {
      id: 'probation-where-the-victim-is-related',
      what: 'The thirty-six months of probation for a victim who is a spouse, partner or relative stand beside every crime against a person, misdemeanors and violent felonies too.',
      authority: 'PC 1203.097(a)(1); People v. Forester (2022) 78 Cal.App.5th 447',
      example: {
        of: 'Probation for assault by force',
        was: 'Up to 2 years.',
        now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
      },
      concerns: null,
    },
    {
      id: 'injury-that-no-element-holds',
      what: 'The years for great bodily injury are added beside an officer’s firearm taken, a battery with injury, poisoned food and a carrier wrecked, whose sections ask for less or no injury; they are not beside hazing, a riot incited in custody, a false alarm or report, forged marks, jammed radio, sprinklers that do not work, unkept animals, stored firearms and escapes whose sections ask for it.',
      authority:
        'PC 12022.7(a), (g), 148(c), 148.3(b), 148.4(b), 219.1, 243(c), 245.6(d), 347, 350(c), 386(b), 399, 404.6(c), 636.6(c), 836.6, 25100(a)',
      example: {
        of: 'An officer’s firearm taken, middle term, with great bodily injury',
        was: '2y',
        now: '5y',
      },
      concerns: {
        attached: ['PC 12022.7'],
        sections: [...withInjury, ...byInjury, 'PC 836.6', 'PC 25100'],
      },
    },
    {
      id: 'losses-by-damage-and-fraud',
      what: 'The years for a great loss attach to more felonies whose own words take, damage or destroy property: railroads, gas mains, dams, places of worship, cemeteries, memorials, aircraft, transit, prisons, writings, conspiracy to defraud, games and auctions.',
      authority: 'PC 12022.6(a), 12022.65(a)',
      example: {
        of: 'A gas main damaged, middle term, with a loss of more than $200,000',
        was: '2y',
        now: '4y',
      },
      concerns: { attached: ['PC 12022.6', 'PC 12022.65'] },
    },
    {
      id: 'injury-after-carrying',
      what: 'The years for great bodily injury are not added to the carrying of a concealed weapon, which ends when it is drawn.',
      authority: 'PC 12022.7; People v. Arzate (2003) 114 Cal.App.4th 390',
      example: { of: 'A stolen firearm concealed, middle term, with great bodily injury', was: '5y', now: '2y' },
      concerns: { attached: ['PC 12022.7'], sections: ['PC 19100', 'PC 21310', 'PC 25400', 'PC 12020', 'PC 12025'] },
    },
    ...attachedByText,
    ...foundByTheSweep,
  ],
};
