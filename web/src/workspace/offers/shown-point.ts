import { boardHearings, lengthText, noSentence, placeText, pleadedAs, totalText } from '@countwise/contract';
import {
  addDays,
  byIds,
  type CaseFile,
  type ChargeAnswer,
  type Disposition,
  type Law,
  type Measured,
  measure,
  type Sentence,
  sentence,
  withState,
} from '@countwise/engine';
import { offers as text } from '../../text/offers.ts';
import { offersAsked as asking } from '../../text/offers-asked.ts';
import { sumText } from '../work/sum-words.ts';
import type { Credit, ShownCount, ShownPoint } from './shown.ts';

const isGone = ({ status }: Pick<ChargeAnswer, 'status'>): boolean => status === 'Dismissed' || status === 'Acquitted';

/** `12022.53(b)` beside a statute of the same code, else whole. */
const beside = (head: string, statute: string): string => {
  const [code = ''] = head.split(' ');
  return statute.startsWith(`${code} `) ? statute.slice(code.length + 1) : statute;
};

function countOf(charge: ChargeAnswer, { charges }: CaseFile): ShownCount {
  const filed = charges.find(({ id }) => id === charge.id);
  const head = withState(pleadedAs(charge.statute), filed?.state ?? 'Completed');
  const struck = new Set((filed?.enhancements ?? []).filter((row) => row.punishmentStruck).map(({ id }) => id));
  const rows = charge.enhancements.filter((row) => !isGone(row));
  return {
    id: charge.id,
    count: charge.count,
    words: [
      head,
      ...rows.map(
        (row) => `${beside(head, row.statute)}${struck.has(row.id) ? ` (${asking.levers['punishment-only']})` : ''}`,
      ),
    ].join(' + '),
    isViolent: charge.violent,
    isMisdemeanor: charge.role === 'misdemeanor',
  };
}

function modeOf(
  { charges, release }: CaseFile,
  { charges: answers, summary, probation: { verdict } }: Sentence,
): string {
  const standing = new Set(answers.filter((charge) => !isGone(charge)).map(({ id }) => id));
  if (charges.some(({ id, probation }) => standing.has(id) && probation?.granted === true)) {
    const words = text.probation(summary.probationJailDays);
    return verdict === 'Eligible with Findings' ? `${words}, ${text.withFindings}` : words;
  }
  return release?.custodyPart === undefined ? '' : text.split(lengthText(release.custodyPart));
}

/** The first day out by a credit, of a life term its minimum parole date; null where there is none. */
function dayOf(measured: Measured, side: Credit): string | null {
  const { kind, days } = measured[side];
  return kind === 'days' || kind === 'life' ? addDays(measured.facts.start, days) : null;
}

/** The first hearing that comes before that day: Pen. Code, §§ 3051, 3055. */
function hearingOf({ release }: Sentence): ShownPoint['hearing'] {
  const end = release.earliestRelease ?? release.lifeParole?.date;
  return boardHearings(release).find(({ date }) => end !== undefined && date < end) ?? null;
}

/** What is pleaded to without a day is convicted all the same. */
const lengthOfPoint = ({ summary, charges }: Sentence): string => {
  const total = totalText(summary);
  return total === noSentence && charges.some((charge) => !isGone(charge)) ? text.noDays : total;
};

/** Everything that is shown of a case; `caseFile` has its rows by id. */
export function pointOf(caseFile: CaseFile, law: Law, courtChoices: number): ShownPoint {
  const answer = sentence(caseFile, law.catalogue, law.today);
  const measured = measure(caseFile, law);
  return {
    caseFile,
    total: lengthOfPoint(answer),
    sum: sumText(answer, caseFile),
    mode: modeOf(caseFile, answer),
    place: placeText(answer.summary),
    serve: { statute: measured.statute, department: measured.department },
    release: { statute: dayOf(measured, 'statute'), department: dayOf(measured, 'department') },
    hearing: hearingOf(answer),
    rates: measured.rates,
    strikes: strikesOf(answer, caseFile),
    courtChoices,
    counts: answer.charges.filter((charge) => !isGone(charge)).map((charge) => countOf(charge, caseFile)),
  };
}

/** New strikes: felony convictions of this case, stayed ones too, that are serious or violent (Pen. Code, § 667(d)(1)). */
const strikesOf = ({ charges }: Sentence, file: CaseFile): number =>
  charges.filter(
    (charge) =>
      !isGone(charge) &&
      charge.role !== 'misdemeanor' &&
      charge.role !== 'infraction' &&
      file.charges.find(({ id }) => id === charge.id)?.earlier === undefined &&
      (charge.serious || charge.violent),
  ).length;

/** A point that was found, answered again whole. A figure that differs ends the search: it is never shown. */
export function checkedPoint(found: Disposition, law: Law): ShownPoint {
  const caseFile = byIds(found.caseFile, law.catalogue);
  const point = pointOf(caseFile, law, found.courtChoices);
  const { summary, release } = sentence(caseFile, law.catalogue, law.today);
  const differs =
    summary.determinate !== found.determinate ||
    (summary.special ?? summary.indeterminate) !== found.indeterminate ||
    release.earliestRelease !== found.release ||
    point.strikes !== found.strikes ||
    point.serve.statute.days !== found.statute.days ||
    point.serve.department.days !== found.department.days;
  if (differs) throw new Error(`${found.determinate} is ${summary.determinate} when it is answered whole.`);
  return point;
}
