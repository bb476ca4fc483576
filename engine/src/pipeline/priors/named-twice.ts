import type { Prior, Stay } from '../record/record.ts';

export const namedTwice: Stay = {
  code: 'PRIOR_NAMED_TWICE',
  rule: {
    word: 'STAY',
    authority: 'PC 1170.1(a)',
    effective: '1977-07-01',
    words:
      'stayed: named elsewhere in the case as well, and a prior counts once, not for each count (People v. Tassell (1984) 36 Cal.3d 77); give each its date of the prior where they are different priors',
  },
};

type Day = Prior['filed']['priorDate'];

const sum = (rows: readonly Prior[]): number => rows.reduce((total, { filed }) => total + filed.times, 0);
const datedFirst = (rows: readonly Prior[]): readonly Prior[] =>
  rows.toSorted((a, b) => Number(a.filed.priorDate === undefined) - Number(b.filed.priorDate === undefined));
const dated = (rows: readonly Prior[]): number => rows.filter(({ filed }) => filed.priorDate !== undefined).length;

/** Place among the known days of the prior that a row names again: that of its day, else one whose day is not known. */
function placeOf(day: Day, known: readonly Day[], taken: ReadonlySet<number>): number {
  const open = (wanted: (each: Day) => boolean) => known.findIndex((each, place) => !taken.has(place) && wanted(each));
  const same = open((each) => each === day);
  return same >= 0 ? same : open((each) => each === undefined || day === undefined);
}

/** Of the rows of one section, in places of which none names a prior twice, those that name one of another place again. */
function againOf(places: readonly (readonly Prior[])[]): readonly Prior[] {
  const [longest = [], ...others] = places.toSorted((a, b) => sum(b) - sum(a) || dated(b) - dated(a));
  const known: Day[] = longest.flatMap(({ filed }) => Array.from({ length: filed.times }, () => filed.priorDate));
  return others.flatMap((rows) => {
    const taken = new Set<number>();
    return datedFirst(rows).filter(({ filed }) => {
      const place = placeOf(filed.priorDate, known, taken);
      if (place >= 0) known[place] ??= filed.priorDate;
      else known.push(filed.priorDate);
      taken.add(place >= 0 ? place : known.length - 1);
      return place >= 0;
    });
  });
}

/**
 * Rows that name a prior again, which stands beside another count or in the case's own list: enhancements for what the
 * offender has done before are added once to the whole, Pen. Code, § 1170.1(a).
 */
export function priorsNamedTwice(priors: readonly Prior[]): ReadonlySet<Prior> {
  const convictions = priors.filter(({ filed }) => filed.crime.kind === 'status' && filed.status === 'Convicted');
  const sections = Map.groupBy(convictions, ({ filed }) => `${filed.crime.statute} ${filed.primary ?? ''}`);
  return new Set(
    [...sections.values()].flatMap((rows) => againOf([...Map.groupBy(rows, ({ filed }) => filed.beside).values()])),
  );
}
