import { yieldingEnhancements } from '../../law/lists/yielding-enhancements.ts';
import { isNamed, type UndatedList } from '../../law/statute-list.ts';
import type { Attachment, Stay } from '../record/record.ts';

const stayOf = ([row]: UndatedList): Stay => ({
  code: 'STAYED_BESIDE_ANOTHER',
  rule: {
    word: 'STAY',
    authority: row?.authority ?? '',
    effective: null,
    words: 'stayed: its section adds nothing where another law adds a term for the crime',
  },
});

/** The rows that yield to another term of their count, whichever is the greater. */
export const besideAnother = (live: readonly Attachment[]): ReadonlyMap<Attachment, Stay> =>
  new Map(
    yieldingEnhancements.flatMap(({ list, to }) => {
      const yields = ({ filed }: Attachment): boolean => isNamed(list, filed.sections);
      const isOther = (row: Attachment): boolean =>
        to === null ? row.filed.term.days > 0 && !yields(row) : isNamed(to, row.filed.sections);
      return live.some(isOther) ? live.filter(yields).map((row) => [row, stayOf(list)] as const) : [];
    }),
  );
