import type { StatuteList } from '@countwise/engine';
import type { ListLine } from '../csv/schema.ts';
import type { Entry } from './statutory-list.ts';

/** The lists that the engine keeps, as entries beside those of the tables. */
export const entriesOf = (lists: Readonly<Record<string, StatuteList>>): readonly (ListLine & Entry)[] =>
  Object.entries(lists).flatMap(([list, rows]) =>
    rows.flatMap(({ sections, words, except, effective, end, authority }) =>
      sections.map((statute) => ({
        list,
        statute,
        words,
        except: [...except],
        from: effective,
        to: end,
        cite: authority,
        byDay: true as const,
      })),
    ),
  );
