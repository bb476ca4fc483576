import { compareGivenUp, type Law, levers, type OfferRow, offers } from '@countwise/engine';
import { type RandomSearch, type SearchSource, searchOfSeed } from './random-search.ts';

const ranks = { days: 0, life: 1e7, 'without-parole': 2e7, death: 3e7 } as const;
type Point = OfferRow['points'][number];

/** What a search tells: each point with what it gives up, the court's steps and what it serves. */
interface Line {
  readonly row: OfferRow;
  readonly steps: number;
  readonly served: number;
}

const lineOf = (row: OfferRow, point: Point, { credit }: RandomSearch): Line => {
  const { kind, days } = point[credit];
  return { row, steps: point.courtChoices, served: ranks[kind] + days };
};

function linesOf(search: RandomSearch, law: Law): readonly Line[] {
  const lines: Line[] = [];
  for (const news of offers(search, law))
    if (news.kind === 'row') lines.push(...news.row.points.map((point) => lineOf(news.row, point, search)));
  return lines;
}

const textOf = ({ row, steps, served }: Line): string => JSON.stringify([row.givenUp, steps, served]);
const told = (search: RandomSearch, law: Law): string => linesOf(search, law).map(textOf).toSorted().join('\n');

/** The order in which counts are filed changes nothing. */
function isOfOrder(search: RandomSearch, law: Law): boolean {
  const { caseFile } = search;
  return (
    told(search, law) === told({ ...search, caseFile: { ...caseFile, charges: caseFile.charges.toReversed() } }, law)
  );
}

/** What one lever less brings is beaten or met with it: no lever more makes anything worse. */
function isWidened(search: RandomSearch, law: Law): boolean {
  const { space } = search;
  const all = linesOf(search, law);
  const fewer = linesOf({ ...search, space: { ...space, levers: space.levers.slice(1) } }, law);
  return fewer.every((line) =>
    all.some(
      (other) =>
        other.served <= line.served &&
        (compareGivenUp(other.row.givenUp, line.row.givenUp) || other.steps - line.steps) <= 0,
    ),
  );
}

/** At any moment what is told is a true beginning, and nothing beyond it serves less than the bound. */
function isBeginning(search: RandomSearch, law: Law): boolean {
  const whole = linesOf(search, law);
  const known = new Set<string>();
  for (const news of offers(search, law)) {
    if (news.kind === 'row') for (const point of news.row.points) known.add(textOf(lineOf(news.row, point, search)));
    if (news.kind !== 'progress') continue;
    const { upTo, bound } = news.proved;
    const missing = whole.filter((line) => !known.has(textOf(line)));
    const isLate = missing.some(({ row }) => upTo !== null && compareGivenUp(row.givenUp, upTo) < 0);
    const isUnder = missing.some(({ served }) => bound === null || served < ranks[bound.kind] + bound.days);
    if (isLate || isUnder) return false;
  }
  return true;
}

/** Whatever a row changes has a lawful path: a lever that is open, with who must agree and on what authority. */
const hasPath = (search: RandomSearch, law: Law): boolean =>
  linesOf(search, law).every(({ row }) =>
    row.bargain.every(({ lever }) => {
      const { needs, authority } = levers[lever];
      return search.space.levers.includes(lever) && needs.length > 0 && authority !== '';
    }),
  );

const laws = { order: isOfOrder, levers: isWidened, beginning: isBeginning, path: hasPath } as const;

/** What holds of every search, on so many random ones; those that break it, by law and seed. */
export function brokenLaws(source: SearchSource, first: number, count: number): readonly string[] {
  const broken: string[] = [];
  for (let seed = first, tried = 0; tried < count; seed += 1) {
    const search = searchOfSeed(seed, source);
    if (search === undefined) continue;
    tried += 1;
    for (const [name, holds] of Object.entries(laws))
      if (!holds(search, source.law)) broken.push(`${name}, seed ${seed}: ${search.space.levers.join(' ')}`);
  }
  return broken;
}
