import type { Rule } from '../../law/rule.ts';
import { isUnder } from '../../law/statute.ts';
import { namedTwice } from '../priors/named-twice.ts';
import { isStanding } from '../priors/trigger.ts';
import { isActiveFelony } from '../record/count.ts';
import type { Prior } from '../record/record.ts';
import { placeOf } from '../sum/place.ts';
import type { Relation } from './relation.ts';

const secondary: Rule = {
  word: 'MAND',
  authority: 'PC 12022.1(e)',
  effective: '1983-01-01',
  words:
    'consecutive to the prison term of the primary offense, for which the person was released (People v. Griffin (2005) 128 Cal.App.4th 1112)',
};

/** Found true; that the two years for one release are added once takes nothing from what subdivision (e) commands. */
const isFound = (prior: Prior): boolean =>
  isStanding({ ...prior, stay: prior.stay === namedTwice ? null : prior.stay });

/** A felony committed on bail runs after the primary offense, where that is punished in state prison. */
export const onBail: Relation = (record) => {
  const rows = record.priors.filter((prior) => isFound(prior) && isUnder(prior.filed.sections, 'PC 12022.1'));
  const pairs = new Set(rows.map(({ filed: { beside, primary } }) => `${beside} ${primary}`));
  if (rows.length === 0 || placeOf(record) !== 'prison') return null;
  return (a, b) =>
    isActiveFelony(a) && isActiveFelony(b) && pairs.has(`${a.filed.id} ${b.filed.id}`) ? secondary : null;
};
