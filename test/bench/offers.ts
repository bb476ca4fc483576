import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseFile, everyLever, type OfferNews, offers, type Proved } from '@countwise/engine';
import { type CrimeCatalogue, readCaseFile } from '@countwise/seed';
import { readReference } from '@countwise/seed/node';
import { kilobytes, milliseconds } from './measure.ts';

const today = '2026-11-22';
const mostSeconds = 20;
const crimes = [
  'PC 211/212.5(c)',
  'PC 245(a)(1)',
  'PC 459/460(a)',
  'HS 11378',
  'PC 487(a)',
  'PC 29800(a)(1)',
  'PC 459/460(b)',
  'VC 10851(a)',
  'PC 245(a)(4)',
  'PC 530.5(a)',
] as const;
const found: Readonly<Record<string, string>> = {
  'PC 211/212.5(c)': 'PC 12022.53(b)',
  'PC 245(a)(1)': 'PC 12022.7(a)',
  'PC 245(a)(4)': 'PC 12022.7(a)',
};
const slots = ['lower', 'middle', 'upper'] as const;

/** So many felonies of ten kinds, some with an enhancement. */
const caseOf = (counts: number): CaseFile => ({
  caseFile: 1,
  sentencingDate: today,
  custody: [{ in: '2026-03-14', out: today, rate: 'auto' }],
  charges: Array.from({ length: counts }, (_, index) => {
    const crime = crimes[index % crimes.length] ?? crimes[0];
    const enhancement = found[crime];
    return {
      id: `c${index + 1}`,
      count: index + 1,
      crime,
      date: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
      term: slots[index % slots.length] ?? 'middle',
      ...(enhancement !== undefined && { enhancements: [{ id: `e${index + 1}`, crime: enhancement }] }),
    };
  }),
});

const gun = (id: string) => ({ enhancements: [{ id, crime: 'PC 12022.53(b)' }] });

/** Two robberies with a gun and a gun of a felon: the sample of the page of offers. */
const sample: CaseFile = {
  caseFile: 1,
  sentencingDate: today,
  custody: [{ in: '2026-03-14', out: today, rate: 'auto' }],
  charges: [
    { id: 'c1', count: 1, crime: 'PC 211/212.5(c)', date: '2026-03-14', occasion: 'A', term: 'upper', ...gun('e1') },
    { id: 'c2', count: 2, crime: 'PC 211/212.5(c)', date: '2026-03-14', occasion: 'B', term: 'middle', ...gun('e2') },
    { id: 'c3', count: 3, crime: 'PC 29800(a)(1)', date: '2026-03-14', term: 'middle' },
  ],
};

function exampleFile(name: string): CaseFile {
  const text = readFileSync(join(import.meta.dirname, '../../examples', name), 'utf8');
  const read = readCaseFile(JSON.parse(text));
  if ('caseFile' in read) return read.caseFile;
  throw new Error(`${name} is no case file.`);
}

/** A search to its end, or until the seconds are over, with every lever open. */
function benchOne(name: string, caseFile: CaseFile, catalogue: CrimeCatalogue): void {
  const { reductions } = readReference();
  const before = process.memoryUsage().heapUsed;
  const from = performance.now();
  const search = offers({ caseFile, space: { levers: everyLever, reductions } }, { catalogue, today });
  let [rows, first, most, least] = [0, Number.NaN, before, Number.POSITIVE_INFINITY];
  const note = (news: OfferNews): void => {
    most = Math.max(most, process.memoryUsage().heapUsed);
    if (news.kind !== 'row') return;
    rows += 1;
    least = Math.min(
      least,
      ...news.row.points.map(({ statute }) => (statute.kind === 'days' ? statute.days : Number.POSITIVE_INFINITY)),
    );
    if (rows === 1) first = performance.now() - from;
  };
  const proved = ((): Proved => {
    for (let news = search.next(); ; news = search.next()) {
      if (news.done === true) return news.value;
      note(news.value);
      const isLate = performance.now() - from > mostSeconds * 1000;
      if (news.value.kind === 'progress' && isLate) return news.value.proved;
    }
  })();
  const end = proved.complete ? 'complete' : `not complete, bound ${proved.bound?.days ?? 0} days`;
  const whole = milliseconds(performance.now() - from);
  console.log(
    `  ${name}: ${proved.total.toExponential(2)} dispositions, first row ${milliseconds(first)}, ${rows} rows down to ${least} days, ${end} in ${whole}, ${kilobytes(most - before)} of memory at most`,
  );
}

/** The frontier of bargains with every lever open. */
export function benchOffers(catalogue: CrimeCatalogue): void {
  console.log('offers: every lever open');
  benchOne('the sample of three counts', sample, catalogue);
  benchOne('twelve counts', exampleFile('offers-twelve-counts.json'), catalogue);
  benchOne('forty counts', caseOf(40), catalogue);
}
