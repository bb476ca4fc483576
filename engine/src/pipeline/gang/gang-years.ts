import type { Terms } from '../../crime/crime-version.ts';
import type { Dated } from '../../law/dated.ts';
import { inForce } from '../../law/dated.ts';
import { firstGangLaw, proposition21 } from '../../law/measures.ts';
import type { Rule } from '../../law/rule.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';

export interface GangStep {
  readonly section: string;
  readonly terms: Terms;
  readonly rule: Rule;
}

interface GangSteps {
  readonly felony: GangStep;
  readonly serious: GangStep;
  readonly violent: GangStep;
}

const stepOf = (section: string, word: Rule['word'], effective: IsoDate, terms: Terms, words: string): GangStep => ({
  section,
  terms,
  rule: { ...(word && { word }), authority: section, effective, words },
});

const beforeProposition21 = stepOf(
  'PC 186.22(b)(1)',
  'GANGA',
  firstGangLaw,
  { lower: '1y', middle: '2y', upper: '3y' },
  'for the benefit of a criminal street gang',
);

/** Years added for a felony committed for a gang (R-A18), heavier for serious and violent felonies since Proposition 21. */
const gangYears: readonly Dated<GangSteps>[] = [
  {
    effective: firstGangLaw,
    end: '2000-03-07',
    basis: 'offense',
    authority: 'PC 186.22(b)(1)',
    value: { felony: beforeProposition21, serious: beforeProposition21, violent: beforeProposition21 },
  },
  {
    effective: proposition21,
    end: null,
    basis: 'offense',
    authority: 'PC 186.22(b)(1)',
    value: {
      felony: stepOf(
        'PC 186.22(b)(1)(A)',
        'GANGA',
        proposition21,
        { lower: '2y', middle: '3y', upper: '4y' },
        'for the benefit of a criminal street gang',
      ),
      serious: stepOf(
        'PC 186.22(b)(1)(B)',
        'GANGB',
        proposition21,
        { upper: '5y' },
        'a serious felony for the benefit of a criminal street gang',
      ),
      violent: stepOf(
        'PC 186.22(b)(1)(C)',
        'GANGC',
        proposition21,
        { upper: '10y' },
        'a violent felony for the benefit of a criminal street gang',
      ),
    },
  },
];

/** The step of Pen. Code, § 186.22(b)(1) for a felony's flags; undefined before there was one. */
export function gangStep(
  flags: { readonly serious: boolean; readonly violent: boolean },
  on: IsoDate,
): GangStep | undefined {
  const steps = inForce(gangYears, on)?.value;
  if (flags.violent) return steps?.violent;
  return flags.serious ? steps?.serious : steps?.felony;
}

/** The steps of a day, from the lightest to the heaviest. */
export function gangSteps(on: IsoDate): readonly GangStep[] {
  const steps = inForce(gangYears, on)?.value;
  return steps === undefined ? [] : [steps.felony, steps.serious, steps.violent];
}
