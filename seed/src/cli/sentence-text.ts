import {
  type ChargeAnswer,
  determinateText,
  limitsOfCharges,
  type Role,
  type RowAnswer,
  rangeName,
  type Sentence,
} from '@countwise/engine';
import type { AnswerWithRange } from './sentence-answer.ts';
import { besideLines, rangeText, totalText } from './total-text.ts';

/** What a row is in the sentence, in the words of the courts. */
const roleWords: Readonly<Record<Role, string>> = {
  principal: 'principal',
  subordinate: 'subordinate',
  concurrent: 'runs beside',
  indeterminate: 'life term',
  status: 'prior',
  misdemeanor: 'misdemeanor',
  infraction: 'infraction',
  'full-term': 'full term',
  stayed: 'stayed',
  inactive: 'not imposed',
};

const lengthOf = ({ special, indeterminate, determinate }: RowAnswer): string =>
  special ?? [indeterminate, determinate].filter((text) => text !== '').join(' + ');

const rowLine = (row: RowAnswer, name: string): string =>
  `${name.padEnd(44)} ${roleWords[row.role].padEnd(14)} ${(row.adds ? lengthOf(row) : `(${lengthOf(row)})`).padEnd(14)} ${row.authority}`;

const countLines = (charge: ChargeAnswer): readonly string[] => [
  rowLine(charge, `Count ${charge.count}  ${charge.statute}`),
  ...charge.enhancements.map((row) => rowLine(row, `    + ${row.statute}`)),
];

const splitLines = ({ release: { split } }: Sentence): readonly string[] =>
  split.kind === 'split'
    ? [
        `Split           ${determinateText(split.custodyDays)} in custody to ${split.custodyEnds}, ${determinateText(split.supervisionDays)} on supervision to ${split.supervisionEnds} [${split.authority}]`,
      ]
    : [];

/** What the charges do to probation, under the verdict. */
function probationLines(answer: Sentence): readonly string[] {
  const words = limitsOfCharges(answer);
  return words === undefined ? [] : [`                ${words}`];
}

function totalLines(answer: AnswerWithRange): readonly string[] {
  const { summary, range, release, credits, probation } = answer;
  return [
    `Total           ${totalText(summary)}, ${summary.place}`,
    ...besideLines(answer),
    ...(range === undefined ? [] : [`${rangeName(range).padEnd(14)}  ${rangeText(range)}`]),
    `Misdemeanor     ${summary.exposureDaysMisdemeanor} days`,
    `Credits         ${credits.actual} actual + ${credits.conduct} conduct = ${credits.total} days`,
    `Release         ${release.earliestRelease ?? 'none'}; Proposition 57: ${release.prop57}`,
    ...splitLines(answer),
    `Probation       ${probation.verdict}`,
    ...probationLines(answer),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** The answer for a person: counts, totals, steps and warnings. */
export const sentenceText = (answer: AnswerWithRange): string =>
  [
    ...answer.charges.flatMap(countLines),
    ...answer.caseEnhancements.map((row) => rowLine(row, row.statute)),
    '',
    ...totalLines(answer),
    ...section(
      'Steps',
      answer.steps.map(({ text, authority }) => `  ${text} [${authority}]`),
    ),
    ...section(
      'Notices',
      answer.notices.map(({ code, text, authority }) => `  ${code}: ${text} [${authority}]`),
    ),
    '',
    'Not legal advice.',
  ].join('\n');
