import { drunkDriverJail } from '../../law/lists/drunk-driver-jail.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isFelony } from './count.ts';
import type { Attachment, Count } from './record.ts';

/** No term of a felony has the days, so that the row is stayed as one that does not attach. */
const isFoundOfFelony = ({ filed, stay }: Attachment): boolean =>
  filed.status === 'Convicted' && filed.term.days > 0 && stay?.code === 'ENHANCEMENT_NO_MATCH';

/** The rows of a felony of drunk driving that add days of county jail to it: VC 23577(a)(2), (3), (5), 23582. */
export function jailOfFelonyDriver(count: Count): readonly Attachment[] {
  const { sections, state } = count.filed;
  if (!isFelony(count) || state !== 'Completed' || count.attachments.length === 0) return [];
  const fitting = drunkDriverJail.filter(({ of }) => isNamed(of, sections));
  return count.attachments.filter(
    (row) => isFoundOfFelony(row) && fitting.some(({ list }) => isNamed(list, row.filed.sections)),
  );
}
