import { type CreditLimits, type CrimeVersion, isLifeByPriors } from '@countwise/engine';
import { isLife } from '../csv/terms.ts';

type Classed = Pick<CrimeVersion, 'statute' | 'kind' | 'severity' | 'terms'>;
type Flags = Pick<CrimeVersion, 'serious' | 'violent' | 'strike' | 'superStrike' | 'trigger'>;

/**
 * Serious, violent, strike, super strike and third-strike trigger of a row from the lists that name it:
 * Pen. Code, §§ 667.5(c), 1192.7(c), 667(e)(2)(C). A felony punishable by death or life is both serious (item 7)
 * and violent (item 7) without being named; such a felony is a super strike (VIII). A life term that
 * priors alone make is none (People v. Thomas (1999) 21 Cal.4th 1122).
 */
export function flags({ statute, kind, severity, terms }: Classed, lists: ReadonlySet<string>): Flags {
  if (severity !== 'felony' || kind === 'status' || kind === 'probation') {
    return { serious: false, violent: false, strike: false, superStrike: false, trigger: false };
  }
  const life = isLife(terms) && !isLifeByPriors(statute);
  const serious = life || lists.has('serious');
  const violent = life || lists.has('violent');
  const strike = serious || violent;
  return {
    serious,
    violent,
    strike,
    superStrike: life || lists.has('super-strike'),
    trigger: strike || lists.has('trigger'),
  };
}

/** Conduct credit limits in per cent: R-A10. Findings that lower them are the engine's. */
export function credit({ violent }: Flags, lists: ReadonlySet<string>): CreditLimits {
  if (lists.has('no-credit')) return { jail: 0, prison: 0 };
  return violent ? { jail: 15, prison: 15 } : { jail: 50, prison: 50 };
}
