import { type Catalogue, type Fault, type IsoDate, resolverOf } from '@countwise/engine';
import { z } from 'zod';

const reference = z.union([z.string(), z.object({ like: z.string() }), z.object({ id: z.string() })]);
const row = z.object({ crime: reference });
const day = z.iso.date();
const list = z.array(z.unknown()).catch([]);
const charge = z.object({ date: day, dateEnd: day.nullable().catch(null), enhancements: list });
const file = z.object({ charges: list, caseEnhancements: list });

/**
 * Statutes that the catalogue does not have, in a case file that is at fault elsewhere too: every fault is told at once.
 * A row that cannot be read, or has no day, is passed over; its own fault has been told.
 */
export function unknownStatutes(json: unknown, catalogue: Catalogue): readonly Fault[] {
  const read = file.safeParse(json);
  if (!read.success) return [];
  const charges = read.data.charges.map((each) => charge.safeParse(each).data);
  const on = (index: number): IsoDate | undefined => charges[index]?.dateEnd ?? charges[index]?.date;
  // case enhancements are read at the latest offense day; ISO dates sort as text
  const latest = charges
    .flatMap((_, index) => on(index) ?? [])
    .toSorted()
    .at(-1);
  // as a file without fault is read: statutes written together are one row, or what to write is told
  const resolve = resolverOf(catalogue);
  const fault = (value: unknown, path: string, date: IsoDate | undefined): readonly Fault[] => {
    const crime = row.safeParse(value).data?.crime;
    if (crime === undefined || date === undefined) return [];
    const resolved = resolve(crime, date);
    return resolved.kind === 'missing' ? [{ path: `${path}.crime`, message: resolved.message }] : [];
  };
  return [
    ...read.data.charges.flatMap((each, index) => [
      ...fault(each, `charges[${index}]`, on(index)),
      ...(charges[index]?.enhancements ?? []).flatMap((attached, place) =>
        fault(attached, `charges[${index}].enhancements[${place}]`, on(index)),
      ),
    ]),
    ...read.data.caseEnhancements.flatMap((each, index) => fault(each, `caseEnhancements[${index}]`, latest)),
  ];
}
