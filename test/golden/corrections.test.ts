import { readFileSync } from 'node:fs';
import {
  type CaseFile,
  correctionsConcerning,
  offers,
  rangeOf,
  rulesVersions,
  type Summary,
  sentence,
} from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const catalogue = readCatalogue();
const today = '2026-08-01';

const lengthOf = ({ special, totalDeterminate, determinate, totalIndeterminate, indeterminate }: Summary): string =>
  special ?? [totalDeterminate > 0 && determinate, totalIndeterminate > 0 && indeterminate].filter(Boolean).join(' + ');

/** The example of every correction as a case, and what it changed where that is no total. */
const examples: readonly Example[] = JSON.parse(readFileSync(new URL('corrections.json', import.meta.url), 'utf8'));
interface Example {
  readonly id: string;
  /** Left out: the greatest end of the range, or the total where the correction concerns a case by its facts. */
  readonly measure?: keyof typeof measures;
  readonly caseFile: CaseFile;
}

type Measure = (file: CaseFile) => string;
const answerOf = (file: CaseFile) => sentence(file, catalogue, today);
const places: Readonly<Record<string, string>> = { prison: 'state prison', jail1170h: 'county jail' };
const probationLength: Measure = (file) => answerOf(file).probation.lengths[0]?.text ?? 'none';
const leastJail: Measure = (file) => {
  const [jail] = answerOf(file).probation.jail;
  const exception = jail?.exception === undefined ? '' : `, ${jail.exception.minimumDays} by exception`;
  return `${jail?.minimumDays} days${exception}`;
};

/** The shortest of what is offered by striking an enhancement or its punishment, and nothing else. */
const shortestOf = (file: Parameters<Measure>[0], space: Parameters<typeof offers>[0]['space']): string => {
  const search = offers({ caseFile: file, space, wishes: [] }, { catalogue, today });
  const found: string[] = [];
  for (let news = search.next(); news.done !== true; news = search.next())
    if (news.value.kind === 'row') found.push(...news.value.row.points.map(({ determinate }) => determinate));
  return found.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))[0] ?? 'none';
};

const shortestStruck: Measure = (file) => shortestOf(file, { levers: ['dismiss-enhancement', 'punishment-only'] });
const shortestOfCourt: Measure = (file) => shortestOf(file, { levers: ['dismiss-enhancement'], courtAlone: true });
const shortestDismissed: Measure = (file) => shortestOf(file, { levers: ['dismiss-prior'], courtAlone: true });

const measures = {
  shortestStruck,
  shortestOfCourt,
  shortestDismissed,
  place: (file) => places[answerOf(file).summary.place] ?? '',
  conduct: (file) => `${answerOf(file).credits.conduct} days`,
  earliestRelease: (file) => answerOf(file).release.earliestRelease ?? 'none',
  nonviolentParole: (file) => answerOf(file).release.earliestParole ?? 'none',
  youthParole: (file) => answerOf(file).release.youthParole ?? 'none',
  elderlyParole: (file) => answerOf(file).release.elderlyParole ?? 'none',
  firstParole: (file) => answerOf(file).release.lifeParole?.date ?? 'none',
  verdict: (file) => answerOf(file).probation.verdict,
  probationLength,
  /** Without what a later correction put beside it. */
  ownLength: (file) => probationLength(file).replace(/ At least 36 months where [^)]*\)\./, ''),
  leastJail,
  mostJail: (file) => `${answerOf(file).probation.jail[0]?.maximumDays} days`,
  total: (file) => lengthOf(answerOf(file).summary),
  leastTerm: (file) => lengthOf(rangeOf(file, catalogue, today).minimum.summary),
  leastDays: (file) => `${rangeOf(file, catalogue, today).minimum.summary.exposureDaysMisdemeanor}d`,
  jailDays: (file) => `${answerOf(file).summary.exposureDaysMisdemeanor}d`,
  split: (file) => answerOf(file).release.split.kind,
  supervision: (file) => answerOf(file).release.supervision[0]?.authority ?? 'none',
  beside: (file) => answerOf(file).summary.beside[0]?.text ?? 'none',
  daysInJail: (file) => `${answerOf(file).summary.jailDays}d`,
} satisfies Readonly<Record<string, Measure>>;
const greatest: Measure = (file) => lengthOf(rangeOf(file, catalogue, today).maximum.summary);
const total: Measure = (file) => lengthOf(answerOf(file).summary);

function exampleOf(id: string): Example {
  const found = examples.find((each) => each.id === id);
  if (found === undefined) throw new Error(`corrections.json has no example of ${id}.`);
  return found;
}

const told = rulesVersions.flatMap(({ corrections }) => corrections);

test('every correction has its example as a case, and no case is of none', () => {
  expect(examples.map(({ id }) => id).toSorted()).toEqual(told.map(({ id }) => id).toSorted());
});

test.for(told)('$id: $example.of: $example.was became $example.now', ({ id, example, concerns }) => {
  const { caseFile: file, measure } = exampleOf(id);
  const answer = answerOf(file);
  const measured = measure === undefined ? (concerns === null ? greatest : total) : measures[measure];
  expect(measured(file)).toBe(example.now);
  expect(example.was).not.toBe(example.now);
  const since = correctionsConcerning('2000.01', file, answer).map((correction) => correction.id);
  expect(since.includes(id)).toBe(concerns !== null);
});

/** CHANGELOG.md, from the table that the product reads. After a correction `vitest run --project golden -u` writes it. */
const changelog = [
  '# Changes of numbers',
  'What each version of the rules counts otherwise than the one before it, the newest first. A case shows the version that counted it at the foot of every printed page, and says once when a correction changed its total. Written from `engine/src/corrections`.',
  ...rulesVersions.flatMap(({ version, from, corrections }) => [
    `## ${version}, from ${from}`,
    ...corrections.map(
      ({ what, authority, example: { of, was, now } }) =>
        `- ${what} *${authority}.*\n  Example: ${of}: ${was} became **${now}**.`,
    ),
  ]),
]
  .join('\n\n')
  .concat('\n');

test('CHANGELOG.md tells every correction as the product does', async () => {
  await expect(changelog).toMatchFileSnapshot('../../CHANGELOG.md');
});
