import './pleas.css';
import { countsText } from '@countwise/contract';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { offers as text } from '../../text/offers.ts';
import { useWork } from '../writes/work-context.tsx';
import { officePairsOf } from './office-pairs.ts';
import type { Credit, LesserPleas, ShownCount, ShownPoint, ShownRange, ShownRow } from './shown.ts';

const half = 50;

/** Counts that some shown bargain changes: the others are as filed in each, and said once. */
export const changedCounts = (rows: readonly ShownRow[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ bargain, points }) => {
      const changed = new Set(bargain.map(({ row }) => row));
      return (points[0]?.caseFile.charges ?? [])
        .filter(({ id, enhancements = [] }) =>
          [id, ...enhancements.map((row) => row.id)].some((each) => changed.has(each)),
        )
        .map(({ id }) => id);
    }),
  );

/** `count 3 as filed in each`; empty where every count is changed somewhere. */
export function sameText(filed: ShownPoint | null, changed: ReadonlySet<string>): string {
  const same = (filed?.counts ?? []).filter(({ id }) => !changed.has(id)).map(({ count }) => count);
  return same.length === 0 || changed.size === 0 ? '' : text.asFiledEach(countsText(same));
}

interface Props {
  readonly row: ShownRow;
  readonly changed: ReadonlySet<string>;
  readonly range: ShownRange | undefined;
  readonly side: Credit;
  readonly lesser: LesserPleas;
}

/** Counts that are pleaded to in the same words. */
const alike = (counts: readonly ShownCount[]) =>
  [...Map.groupBy(counts, ({ words, isViolent }) => `${words} ${isViolent}`).values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, counts: same.map(({ count }) => count) })),
  );

/** What is pleaded to: a line to the counts that some offer changes, those alike in one, with what to look at first. */
export function Pleas(props: Props) {
  const { row, changed } = props;
  const [head] = row.points;
  if (head === undefined) return null;
  const lines = alike(head.counts.filter(({ id }) => changed.has(id)));
  return (
    <>
      {lines.length === 0 && <span className="offers-plea">{text.rest(head.counts.length, changed.size > 0)}</span>}
      {lines.map(({ id, counts, words, isViolent, isMisdemeanor }) => (
        <span key={id} className="offers-plea">
          <b>
            <Unbroken>{words}</Unbroken>
          </b>
          <span className="offers-tags">
            <span className="offers-count">{countsText(counts)}</span>
            {isViolent && <em data-tone="crimson">{text.tags.violent}</em>}
            {isMisdemeanor && <em>{text.tags.misdemeanor}</em>}
            {lines.length === 1 && <Tags {...props} head={head} isSaid={false} />}
          </span>
        </span>
      ))}
      {/* beside one plea of several they would be read as its own */}
      {lines.length !== 1 && (
        <span className="offers-tags">
          <Tags {...props} head={head} isSaid={lines.length === 0} />
        </span>
      )}
    </>
  );
}

interface TagsProps extends Props {
  readonly head: ShownPoint;
  /** That nothing is changed stands before the tags. */
  readonly isSaid: boolean;
}

function Tags({ row, head, isSaid, range, side, lesser }: TagsProps) {
  const { bargain } = row;
  const { asked } = useWork();
  const offices = new Set(officePairsOf(row, lesser, asked.caseFile).map(({ office }) => office.name));
  return (
    <>
      {bargain.length === 0 && !isSaid && <em>{text.asFiled}</em>}
      {head.mode !== '' && <em>{head.mode}</em>}
      {Number(head.rates[side]) >= half && <em>{text.tags.half}</em>}
      {[...offices].map((name) => (
        <em key={name}>{text.pairOf(name)}</em>
      ))}
      {bargain.some(({ lever }) => lever === 'prior-strike') && <em data-tone="brass">{text.tags.byMotion}</em>}
      {range?.isOver && <em data-tone="brass">{text.tags.fixedOnly}</em>}
    </>
  );
}
