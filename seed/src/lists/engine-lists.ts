import { isNamedBy, type ListRow, type StatuteList } from '@countwise/engine';
import type { ListLine } from '../csv/schema.ts';
import type { Entry } from './statutory-list.ts';

/** The engine asks a list by sections alone: of a row told by its words the day must be that of a version. */
const isByDay = (row: ListRow): boolean => isNamedBy(row, row.sections);

/** The lists that the engine keeps, as entries beside those of the tables. */
export const entriesOf = (lists: Readonly<Record<string, StatuteList>>): readonly (ListLine & Entry)[] =>
  Object.entries(lists).flatMap(([list, rows]) =>
    rows.flatMap((row) =>
      row.sections.map((statute) => ({
        list,
        statute,
        words: row.words,
        except: [...row.except],
        from: row.effective,
        to: row.end,
        cite: row.authority,
        ...(isByDay(row) ? { byDay: true as const } : {}),
      })),
    ),
  );
