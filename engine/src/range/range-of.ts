import type { CaseFile } from '../case-file/case-file.ts';
import type { Catalogue } from '../case-file/catalogue.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import type { ResolvedCase } from '../case-file/row.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { runTotals } from '../pipeline/index.ts';
import { choicesBetween } from './choices.ts';
import { reach } from './ends.ts';
import type { ExposureRange, RangeEnd } from './exposure-range.ts';
import { type End, fieldOf } from './options.ts';
import { everyUpper, provedUpper } from './proved-upper.ts';

/** The case if probation is refused: what it suspends is imposed (Pen. Code, § 1203.1(a)). Earlier judgments stay as they are. */
const withoutProbation = (resolved: ResolvedCase): ResolvedCase => ({
  ...resolved,
  charges: resolved.charges.map((charge) =>
    charge.earlier === undefined && charge.status === 'Convicted' ? { ...charge, probation: undefined } : charge,
  ),
});

/** One end of the range, told by what it chooses otherwise than the case as filed. */
function endOf(filed: ResolvedCase, end: End): RangeEnd {
  const resolved = withoutProbation(filed);
  const field = fieldOf(resolved, end);
  const { options, preferred, exact } = reach(field, end);
  const byId = new Map(options.map(({ count }) => [count.filed.id, count.filed]));
  const chosen: ResolvedCase = {
    ...resolved,
    priors: field.record.priors.map(({ filed }) => filed),
    charges: resolved.charges.map((charge) => {
      const filed = byId.get(charge.id);
      if (filed === undefined) return charge;
      return { ...filed, preferred: filed.earlier === undefined ? preferred.has(filed.id) : filed.preferred };
    }),
  };
  const inOrder = new Map(chosen.priors.map((prior) => [prior.id, prior]));
  const priors = resolved.priors.map((prior) => inOrder.get(prior.id) ?? prior);
  return {
    summary: runTotals({ ...chosen, priors }).outcome.summary,
    exact,
    choices: choicesBetween(filed, { ...chosen, priors }),
  };
}

/**
 * The lawful range of imprisonment, each end with the choices that reach it: the least and the greatest term that the court
 * could impose if it imposes imprisonment, convictions, findings, stays, strikes and earlier judgments being as they are
 * (Pen. Code, §§ 669, 1170(b), 1170.1). Probation, § 1385, § 17(b) and which act is punished under § 654 are no part of it.
 */
export function rangeOf(caseFile: CaseFile, catalogue: Catalogue, today: IsoDate): ExposureRange {
  const resolved = resolveCase(caseFile, catalogue, today);
  const proved = provedUpper(resolved);
  const maximum = endOf(resolved, { side: 'greatest', upper: proved });
  return {
    minimum: endOf(resolved, { side: 'least', upper: proved }),
    maximum,
    everyUpper: proved === everyUpper ? maximum : endOf(resolved, { side: 'greatest', upper: everyUpper }),
  };
}
