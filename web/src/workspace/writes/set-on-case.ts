import { type CaseAttributes, type CaseRecord, readCaseAttributes } from '@countwise/contract';
import { circumstances as allCircumstances, findingScale, probationLimitations } from '@countwise/engine';
import { ledger } from '../../text/ledger.ts';
import { circumstances, credits, probation } from '../../text/modes.ts';
import { charges } from '../../text/workspace.ts';
import type { CaseWork } from '../work/case-work.ts';
import {
  attributeWords,
  caseWords,
  custodyRate,
  custodySpan,
  isLong,
  type Said,
  type Step,
  setOf,
} from './conflict-words.ts';
import type { Write, WriteOf } from './writes.ts';

/** Between the parts of a list. */
const listMark = '; ';

/** What the one list has and the other has not. */
const without = (words: string, others: string): readonly string[] =>
  words.split(listMark).filter((part) => part !== '' && !others.split(listMark).includes(part));

/** `Sentencing date: none → 06/09/2026`; of a list what came to it or went: `Custody Credits: 05/01/2026 to 05/09/2026 added`. */
function stepWords(label: string, [was, now]: Step): string {
  const [gone, come] = [without(was, now), without(now, was)];
  if (gone.length > 1 || come.length > 1) return ledger.ofField(label);
  const [from, to] = [gone.join(), come.join()];
  const isOfList = (was.includes(listMark) || now.includes(listMark)) && (from === '' || to === '');
  if (!isOfList) return ledger.set(label, from || ledger.none, to || ledger.none);
  return ledger.setIn(label, from === '' ? ledger.becomes(to, ledger.added) : ledger.becomes(from, ledger.deleted));
}

/** The level of prior strikes by its figure alone, for it stands behind its name. */
const level: Said<CaseRecord> = [charges.strikes, ({ NumberOfStrikes }) => charges.strikeLevels[NumberOfStrikes]];

/** What is said of a mark of the law, before and after. */
const marked = (label: string | undefined, [was, now]: Step): readonly string[] =>
  label === undefined || was === now ? [] : [ledger.set(label, was, now)];

const isMarked = (found: boolean): string => (found ? charges.yes : charges.no);

function weighed(before: CaseWork, after: CaseWork): readonly string[] {
  const [was = {}, now = {}] = [before, after].map(
    ({ record }) => readCaseAttributes(record.caseAttributes).findingsWeighed,
  );
  const scaleOf = (weights: Readonly<Record<string, number>>, id: string) =>
    findingScale[weights[id] ?? -1] ?? probation.notWeighed;
  return after.sentence.probation.findings.flatMap(({ id, text }) =>
    marked(text, [scaleOf(was, id), scaleOf(now, id)]),
  );
}

/** Of periods that keep their days, the rates that were set: `Custody Credits: 05/01/2026 to 05/31/2026 By law → 20%`. */
function ratesSet({ crData: was }: CaseAttributes, { crData: now }: CaseAttributes): readonly string[] {
  const spans = [was, now].map((periods) => periods.map(custodySpan).join(listMark));
  if (spans[0] !== spans[1]) return [];
  return now.flatMap((period, nth) => {
    const before = was[nth];
    if (before === undefined || before.creditRatio === period.creditRatio) return [];
    return ledger.setIn(credits.title, ledger.changed(custodySpan(period), custodyRate(before), custodyRate(period)));
  });
}

function ofAttributes({ fields }: WriteOf<'attributes'>, before: CaseWork, after: CaseWork): readonly string[] {
  // why a check was dismissed is no from and to
  const { findingsWeighed, dismissedChecks: _, ...others } = fields;
  const was = readCaseAttributes(before.record.caseAttributes);
  const now = readCaseAttributes(after.record.caseAttributes);
  const rates = fields.crData === undefined ? [] : ratesSet(was, now);
  const own =
    rates.length > 0 ? rates : setOf(attributeWords, others, was, now).map(([label, step]) => stepWords(label, step));
  return findingsWeighed === undefined ? own : [...own, ...weighed(before, after)];
}

function ofCircumstance(thing: string, before: CaseWork, after: CaseWork): readonly string[] {
  const name = allCircumstances.find(({ id }) => id === thing)?.name;
  const proofOf = ({ circumstances: marks }: CaseWork) => marks.find((each) => each.CircumstancesId === thing)?.Proof;
  const [was, now] = [proofOf(before), proofOf(after)];
  if (was === undefined || now === undefined)
    return marked(name, [isMarked(was !== undefined), isMarked(now !== undefined)]);
  return marked(name, [circumstances.proofs[was], circumstances.proofs[now]]);
}

function ofLimitation(thing: string, before: CaseWork, after: CaseWork): readonly string[] {
  const markOf = ({ limitations }: CaseWork): string => {
    const mark = limitations.find((each) => each.ProbationLimitationId === thing);
    if (mark === undefined || !mark.IsTrue) return probation.marks.none;
    return mark.IsPled ? probation.marks.pled : probation.marks.true;
  };
  return marked(probationLimitations.find(({ id }) => id === thing)?.name, [markOf(before), markOf(after)]);
}

function ofFinding(thing: string, before: CaseWork, after: CaseWork): readonly string[] {
  const found = ({ factors }: CaseWork): string =>
    isMarked(factors.some(({ ProbationFactorId, IsTrue }) => ProbationFactorId === thing && IsTrue));
  const finding = after.sentence.probation.findings.find(({ id }) => id === thing);
  return marked(finding?.text, [found(before), found(after)]);
}

/** What a write set of the case and not of a charge, from what to what; empty where only its name can be said. */
export function setOnCase(write: Write, before: CaseWork, after: CaseWork): readonly string[] {
  switch (write.kind) {
    case 'case':
      return setOf({ ...caseWords, NumberOfStrikes: level }, write.fields, before.record, after.record).map(
        ([label, step]) => (isLong(step) ? ledger.ofField(label) : stepWords(label, step)),
      );
    case 'attributes':
      return ofAttributes(write, before, after);
    case 'circumstance':
      return ofCircumstance(write.thing, before, after);
    case 'limitation':
      return ofLimitation(write.thing, before, after);
    case 'factor':
      return ofFinding(write.thing, before, after);
    default:
      return [];
  }
}
