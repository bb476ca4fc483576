import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { withState } from '../law/statute.ts';
import type { Count } from '../pipeline/record/record.ts';
import type { GivenUp } from './given-up.ts';
import { isOtherCrime, priorsGone, readOf, strikesGone } from './given-up-between.ts';
import type { Law } from './measure.ts';
import { weightOf, yearsOfCrime, yearsOfRow } from './standing-of.ts';

/** One thing that is given up, and of which row; the parts of a class add up to it. */
export interface GivenUpPart {
  /** A class; years of statute by what they are of: a firearm, another enhancement, the crime itself, a prior. */
  readonly of: Exclude<keyof GivenUp, 'years' | 'changes'> | 'gun' | 'enhancement' | 'crime' | 'prior';
  /** `strikes` are the prior strikes of the case. */
  readonly row: string;
  /** How many, or sentence days. */
  readonly amount: number;
  /** The statute that goes; null of prior strikes. */
  readonly from: string | null;
  /** What takes its place. */
  readonly to: string | null;
}

const classes = ['death', 'withoutParole', 'life', 'strikes', 'felonies'] as const;
const order = [
  'death',
  'withoutParole',
  'life',
  'strikes',
  'gun',
  'enhancement',
  'crime',
  'prior',
  'felonies',
] as const satisfies readonly GivenUpPart['of'][];

const statuteOf = ({ filed: { crime, state } }: Count): string => withState(crime.statute, state);

/** Middle terms of enhancements that go, less those of what takes their place. */
function ofEnhancements(filed: Count, pleaded: Count): readonly GivenUpPart[] {
  const left = pleaded.standing === 'inactive' ? [] : pleaded.attachments;
  return filed.attachments.map((row) => {
    const inPlace = left.find((each) => each.filed.id === row.filed.id);
    const kept = inPlace === undefined ? 0 : yearsOfRow(inPlace);
    return {
      of: row.filed.family.firearm ? 'gun' : 'enhancement',
      row: row.filed.id,
      amount: Math.max(0, yearsOfRow(row) - kept),
      from: row.filed.crime.statute,
      to: inPlace === undefined || kept === 0 ? null : inPlace.filed.crime.statute,
    };
  });
}

/** What one count gives up. */
function ofCount(filed: Count, pleaded: Count): readonly GivenUpPart[] {
  if (filed.standing === 'inactive') return [];
  const isGone = pleaded.standing === 'inactive';
  const [before, after] = [weightOf(filed), weightOf(pleaded)];
  const part = (of: GivenUpPart['of'], amount: number): GivenUpPart => ({
    of,
    row: filed.filed.id,
    amount,
    from: statuteOf(filed),
    to: isGone ? null : statuteOf(pleaded),
  });
  const isOther = isGone || isOtherCrime(filed, pleaded);
  const years = isOther ? Math.max(0, yearsOfCrime(filed) - (isGone ? 0 : yearsOfCrime(pleaded))) : 0;
  return [
    ...classes.map((each) => part(each, before[each] - after[each])),
    ...ofEnhancements(filed, pleaded),
    part('crime', years),
  ];
}

/** What of each row a case that is pleaded otherwise gives up beside the case as filed, class by class. */
export function givenUpParts(filed: CaseFile, offered: CaseFile, law: Law): readonly GivenUpPart[] {
  const pleaded = new Map(offered.charges.map((charge) => [charge.id, charge]));
  const count = (charge: ChargeFile | undefined, file: CaseFile) => charge && readOf({ charge, file }, law, filed);
  const ofCharges = filed.charges.flatMap((charge) => {
    const [before, after] = [count(charge, filed), count(pleaded.get(charge.id), offered)];
    return before === undefined || after === undefined ? [] : ofCount(before, after);
  });
  const statutes = new Map(
    resolveCase(filed, law.catalogue, law.today).priors.map(({ id, crime }) => [id, crime.statute]),
  );
  const parts: readonly GivenUpPart[] = [
    ...ofCharges,
    { of: 'strikes', row: 'strikes', amount: strikesGone(filed, offered), from: null, to: null },
    ...priorsGone(filed, offered, law).map(
      ({ row, years }): GivenUpPart => ({
        of: 'prior',
        row,
        amount: years,
        from: statutes.get(row) ?? null,
        to: null,
      }),
    ),
  ];
  return parts.filter(({ amount }) => amount !== 0).toSorted((a, b) => order.indexOf(a.of) - order.indexOf(b.of));
}
