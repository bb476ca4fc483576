import type { CrimeVersion, Severity, TermText } from '../crime/crime-version.ts';
import { type Dated, isInForce } from '../law/dated.ts';
import { proposition47 } from '../law/measures.ts';
import { isUnder, sectionsOf } from '../law/statute.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** What a crime is punished with since a law made it lighter, and the section that says so. */
interface LighterPunishment {
  readonly crime: string;
  readonly punishedBy: string;
  readonly severity: Severity;
  readonly terms: Readonly<Partial<Record<'lower' | 'middle' | 'upper', TermText>>>;
}

export interface LighterLaw extends Dated<readonly LighterPunishment[]> {
  readonly name: string;
  /** A super strike keeps the person out of it. */
  readonly notForSuperStrikes: boolean;
}

const misdemeanor = (crime: string, punishedBy: string, upper: TermText): LighterPunishment => ({
  crime,
  punishedBy,
  severity: 'misdemeanor',
  terms: { upper },
});

/** Section 11357 leaves nobody out of it for a prior; sections 11358 to 11360 do. */
const proposition64 = {
  name: 'Proposition 64',
  effective: '2016-11-09',
  end: null,
  basis: 'sentencing',
  authority: 'HS 11361.8; In re Estrada (1965) 63 Cal.2d 740',
} as const;

/** Laws that lighten every judgment not final on their first day, whenever the act was, the oldest first. */
const lighterLaws: readonly LighterLaw[] = [
  {
    name: 'Proposition 47',
    effective: proposition47,
    end: null,
    basis: 'sentencing',
    authority: 'PC 1170.18; People v. Lara (2019) 6 Cal.5th 1128',
    notForSuperStrikes: true,
    value: [
      misdemeanor('HS 11350(a)', 'HS 11350(a)', '364d'),
      misdemeanor('HS 11350(b)', 'HS 11350(b)', '364d'),
      // from knowledge: the version between Propositions 47 and 64
      misdemeanor('HS 11357(a)', 'HS 11357(a)', '364d'),
      misdemeanor('HS 11377(a)', 'HS 11377(a)', '364d'),
      misdemeanor('PC 666', 'PC 490.2(a)', '6m'),
    ],
  },
  {
    name: 'SB 1010 of 2014',
    effective: '2015-01-01',
    end: null,
    basis: 'sentencing',
    authority: 'HS 11351.5; In re Estrada (1965) 63 Cal.2d 740',
    notForSuperStrikes: false,
    value: [
      {
        crime: 'HS 11351.5',
        punishedBy: 'HS 11351.5',
        severity: 'felony',
        terms: { lower: '2y', middle: '3y', upper: '4y' },
      },
    ],
  },
  {
    ...proposition64,
    notForSuperStrikes: false,
    value: [misdemeanor('HS 11357(a)', 'HS 11357(b)(2)', '6m')],
  },
  {
    ...proposition64,
    notForSuperStrikes: true,
    value: [
      misdemeanor('HS 11358', 'HS 11358(c)', '6m'),
      misdemeanor('HS 11359', 'HS 11359(b)', '6m'),
      misdemeanor('HS 11360(a)', 'HS 11360(a)(2)', '6m'),
    ],
  },
];

const punishmentUnder = ({ value }: LighterLaw, { statute }: Pick<CrimeVersion, 'statute'>) =>
  value.find(({ crime }) => isUnder(sectionsOf(statute), crime));

const isOther = ({ severity, terms }: LighterPunishment, crime: CrimeVersion): boolean =>
  severity !== crime.severity || terms.upper !== crime.terms.upper;

/** The latest law that lightens an ended version of a crime for a judgment of the day given; undefined where none does. */
export function lighterLaw(
  crime: CrimeVersion,
  hasSuperStrike: boolean,
  sentencingDate: IsoDate,
): LighterLaw | undefined {
  const { end } = crime;
  if (end === null) return undefined;
  return lighterLaws.findLast((law) => {
    const punishment = punishmentUnder(law, crime);
    if (punishment === undefined || !isOther(punishment, crime)) return false;
    if (law.notForSuperStrikes && hasSuperStrike) return false;
    return (law.effective ?? '') > end && isInForce(law, sentencingDate);
  });
}

const asMisdemeanor = { place: 'jail', category: 'MISDEMEANOR', wobbler: false, groups: [] } as const;

/** The crime with the punishment of the lighter law. */
export function lightened(crime: CrimeVersion, law: LighterLaw): CrimeVersion {
  const punishment = punishmentUnder(law, crime);
  if (punishment === undefined) return crime;
  const { punishedBy, severity, terms } = punishment;
  const { attempt: _, ...row } = crime;
  return {
    ...row,
    ...(severity === 'misdemeanor' ? asMisdemeanor : {}),
    punishedBy,
    severity,
    terms,
    effective: law.effective,
    end: law.end,
  };
}
