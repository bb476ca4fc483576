import { isUnder } from '../../law/statute.ts';
import { isActiveFelony, isFelony } from '../record/count.ts';
import type { Count, Prior, Stay, WorkingCase } from '../record/record.ts';
import { arsonTermTaken, isArsonTermTaken } from './arson-prior.ts';
import { namedTwice, priorsNamedTwice } from './named-twice.ts';
import { addedOnce } from './prior-days.ts';
import { yieldOfSamePrior } from './same-prior.ts';
import { isOfEarlierConviction, triggersPrior } from './trigger.ts';
import { voidness } from './void-priors.ts';
import { yieldOf } from './yielding-priors.ts';

const noTrigger: Stay = {
  code: 'STATUS_STAYED',
  rule: {
    word: 'STAY',
    authority: 'PC 1170.1(e)',
    effective: null,
    words: 'stayed: no current conviction of the kind that makes the prior count',
  },
};

const laterConviction: Stay = {
  code: 'STATUS_STAYED',
  rule: {
    ...noTrigger.rule,
    authority: 'People v. Rojas (1988) 206 Cal.App.3d 795',
    words: 'stayed: the conviction is later than the act, and so no prior one',
  },
};

const noParent: Stay = {
  code: 'ENHANCEMENT_NO_COUNT',
  rule: { ...noTrigger.rule, words: 'stayed: the enhancement belongs to a count and stands beside none' },
};

const single: Stay = {
  code: 'STATUS_STAYED',
  rule: {
    word: 'STAY',
    authority: 'PC 667.6(b)',
    effective: null,
    words:
      'stayed: ten years are for each of two or more prior prison terms, and one is named here, sentences of one day being one; a single one has the five years of PC 667.6(a)',
  },
};

const once = (authority: string): Stay => ({
  code: 'STATUS_STAYED',
  rule: {
    word: 'STAY',
    authority,
    effective: null,
    words: 'stayed: the term is added once, however many priors there are',
  },
});

const noPrimary: Stay = {
  code: 'STATUS_STAYED',
  rule: {
    word: 'STAY',
    authority: 'PC 12022.1(d)',
    effective: null,
    words: 'stayed: there is no conviction of the primary offense',
  },
};

const noSecondary: Stay = {
  code: 'STATUS_STAYED',
  rule: { ...noPrimary.rule, words: 'stayed: no sentence for a felony committed on release stands beside it' },
};

const laterPrimary: Stay = {
  code: 'STATUS_STAYED',
  rule: {
    ...noPrimary.rule,
    authority: 'PC 12022.1(a)',
    words: 'stayed: the primary offense is no earlier one, for which the person could have been released',
  },
};

/** A primary offense that is the same count or a later act: no release from it came before, § 12022.1(a). */
const isBeforePrimary = ({ filed }: Prior, { counts }: WorkingCase): boolean => {
  const primary = counts.find((count) => count.filed.id === filed.primary);
  const secondary = counts.find((count) => count.filed.id === filed.beside);
  return (
    primary !== undefined &&
    secondary !== undefined &&
    (primary === secondary || primary.filed.date > secondary.filed.lawDate)
  );
};

/** A primary offense of this case that is no conviction of a felony: the enhancement stands only with one, § 12022.1(a), (d). */
const isWithoutPrimary = ({ filed }: Prior, { counts }: WorkingCase): boolean =>
  filed.primary !== undefined &&
  counts.some((count) => count.filed.id === filed.primary && (count.standing === 'inactive' || !isFelony(count)));

/** A count beside which it stands that is no felony for which the person is sentenced, § 12022.1(a)(2), (d). */
const isWithoutSecondary = ({ filed }: Prior, { counts }: WorkingCase): boolean =>
  isUnder(filed.sections, 'PC 12022.1') &&
  counts.some((count) => count.filed.id === filed.beside && !isActiveFelony(count));

const isConviction = ({ filed }: Prior): boolean => filed.status === 'Convicted';

/** How many priors rows of one section name; sentences of one day are one prior prison term (J-220). */
const termsNamed = (rows: readonly Prior[]): number =>
  [...Map.groupBy(rows, ({ filed }) => filed.priorDate ?? filed.id).values()].reduce(
    (sum, ofDay) => sum + Math.max(...ofDay.map(({ filed }) => filed.times)),
    0,
  );

/** A single prior prison term, where the section asks for two or more; beside each of two counts it is one. */
function isSingle({ filed }: Prior, { priors }: WorkingCase): boolean {
  if (!isUnder(filed.sections, 'PC 667.6(b)')) return false;
  const terms = priors.filter((each) => isConviction(each) && isUnder(each.filed.sections, 'PC 667.6(b)'));
  const again = priorsNamedTwice(terms);
  return termsNamed(terms.filter((each) => !again.has(each))) < 2;
}

/** The section of a row that repeats what its section adds once. */
function repeated(prior: Prior, standing: readonly Prior[]): string | undefined {
  const section = addedOnce(prior);
  const first = standing.find((each) => addedOnce(each) === section);
  return prior === first ? undefined : section;
}

const isOfLaterConviction = (prior: Prior, { counts }: WorkingCase): boolean =>
  prior.filed.priorDate !== undefined && !counts.some((count) => isOfEarlierConviction(prior, count));

/** Why no current conviction makes the prior count. */
function withoutTrigger(prior: Prior, record: WorkingCase): Stay | null {
  const triggers = record.counts.filter((count) => triggersPrior(prior, count));
  if (triggers.length === 0) return isOfLaterConviction(prior, record) ? laterConviction : noTrigger;
  return triggers.every((count) => isArsonTermTaken(prior, count)) ? arsonTermTaken : null;
}

/** Why a row does not count, whatever other priors are named. */
function stayOf(prior: Prior, record: WorkingCase): Stay | null {
  if (prior.filed.crime.kind === 'probation') return null;
  if (prior.filed.crime.kind !== 'status') return noParent;
  const invalid = voidness(prior, record.sentencingDate) ?? withoutTrigger(prior, record);
  if (invalid !== null) return invalid;
  if (isWithoutPrimary(prior, record)) return noPrimary;
  if (isBeforePrimary(prior, record)) return laterPrimary;
  if (isWithoutSecondary(prior, record)) return noSecondary;
  return isSingle(prior, record) ? single : null;
}

type Stays = readonly (readonly [Prior, Stay])[];

/** The rows that another one stays which counts itself: of one prior named twice, of one conviction, or of one section. */
function staysOfOthers(priors: readonly Prior[], counts: readonly Count[]): ReadonlyMap<Prior, Stay> {
  const convicted = priors.filter((prior) => prior.stay === null && isConviction(prior));
  const again = priorsNamedTwice(convicted);
  const named = convicted.filter((prior) => !again.has(prior));
  const ofSamePrior = new Map(
    named.flatMap((prior): Stays => {
      const yields = yieldOfSamePrior(prior, named);
      return yields === null ? [] : [[prior, yields]];
    }),
  );
  const standing = convicted.filter((prior) => !ofSamePrior.has(prior));
  return new Map([
    ...ofSamePrior,
    ...standing.flatMap((prior): Stays => {
      const section = repeated(prior, standing);
      if (section !== undefined) return [[prior, once(section)]];
      const yields = yieldOf(prior, standing, counts) ?? (again.has(prior) ? namedTwice : null);
      return yields === null ? [] : [[prior, yields]];
    }),
  ]);
}

/** Of felonies on one release the two years are once, and for all of them: People v. McClanahan (1992) 3 Cal.4th 860. */
function countsOf({ filed, stay, counts }: Prior, judged: readonly Prior[]): Prior['counts'] {
  if (counts === null || stay !== null) return counts;
  const ofOneRelease = judged.filter((other) => other.stay === null && other.filed.primary === filed.primary);
  return ofOneRelease.flatMap((other) => other.counts ?? []);
}

/**
 * Status rows count while a current conviction triggers them: Convicted <-> Stayed (R-B02.5). A row that is stayed for
 * itself takes no other's place.
 */
export function judgePriors(record: WorkingCase): WorkingCase {
  if (record.priors.length === 0) return record;
  const judged = record.priors.map((prior) => ({ ...prior, stay: stayOf(prior, record) }));
  const stays = staysOfOthers(judged, record.counts);
  return {
    ...record,
    priors: judged.map((prior) => ({
      filed: prior.filed,
      stay: stays.get(prior) ?? prior.stay,
      counts: countsOf(prior, judged),
    })),
  };
}
