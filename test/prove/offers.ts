import { type Law, offers, sentence } from '@countwise/engine';
import { enumerated, frontierOf } from './offers-enumerated.ts';
import { type RandomSearch, type SearchSource, searchOfSeed } from './random-search.ts';

const ranks = { days: 0, life: 1e7, 'without-parole': 2e7, death: 3e7 } as const;

/** What a search tells, as `frontierOf` writes it, with every point answered again in full. */
function told({ caseFile, space, credit, wishes }: RandomSearch, law: Law) {
  const lines: string[] = [];
  const differences: string[] = [];
  const search = offers({ caseFile, space, credit, wishes }, law);
  for (let news = search.next(); ; news = search.next()) {
    if (news.done === true) return { lines, differences, proved: news.value };
    if (news.value.kind !== 'row') continue;
    const { givenUp, points } = news.value.row;
    const { death, withoutParole, life, strikes, years, felonies, changes } = givenUp;
    for (const point of points) {
      const { kind, days } = point[credit];
      const given = [death, withoutParole, life, strikes, years, felonies, changes, point.courtChoices];
      lines.push(`${given.join(' ')}: ${ranks[kind] + days}`);
      const again = sentence(point.caseFile, law.catalogue, law.today);
      const { totalDeterminate, determinate, place } = again.summary;
      const differs =
        totalDeterminate !== point.totalDays || determinate !== point.determinate || place !== point.place;
      if (differs || again.release.earliestRelease !== point.release) differences.push(lines.at(-1) ?? '');
    }
  }
}

/** How a search differs from trying everything; undefined where it does not. */
function searchDifference(search: RandomSearch, law: Law): string | undefined {
  const { lines, differences, proved } = told(search, law);
  const tried = frontierOf(enumerated(search, law));
  // rows that give up alike may be told one after the other where their points lie between one another
  const isSame =
    lines.toSorted().join('\n') === tried.toSorted().join('\n') &&
    differences.length === 0 &&
    proved.complete &&
    proved.differing === 0;
  if (isSame) return undefined;
  return [
    `seed ${search.seed}, ${search.credit}, ${search.space.levers.join(' ')}`,
    ...lines.map((line) => `  told   ${line}`),
    ...tried.map((line) => `  tried  ${line}`),
    ...differences.map((line) => `  sentence() differs: ${line}`),
  ].join('\n');
}

/** So many random searches against trying everything: those that differ, and how many were tried. */
export function proveOffers(source: SearchSource, first: number, count: number): readonly string[] {
  const differences: string[] = [];
  for (let seed = first, tried = 0; tried < count; seed += 1) {
    const search = searchOfSeed(seed, source);
    if (search === undefined) continue;
    tried += 1;
    const difference = searchDifference(search, source.law);
    if (difference !== undefined) differences.push(difference);
  }
  return differences;
}
