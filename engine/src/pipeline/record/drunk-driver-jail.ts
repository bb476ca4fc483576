import { drunkDriverJail } from '../../law/lists/drunk-driver-jail.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isFelony } from './count.ts';
import type { Attachment, Count } from './record.ts';

/** Whether a row adds days of county jail to a felony of drunk driving: VC 23577(a)(2), (3), (5), 23582. */
export const addsJailToFelony = ({ filed }: Attachment, count: Count): boolean =>
  isFelony(count) &&
  count.filed.state === 'Completed' &&
  drunkDriverJail.some(({ list, of }) => isNamed(list, filed.sections) && isNamed(of, count.filed.sections));

/** Those found true, whose days no term of the felony has, so that each is stayed. */
export const jailOfFelonyDriver = (count: Count): readonly Attachment[] =>
  count.attachments.filter(
    (row) => row.filed.status === 'Convicted' && row.filed.term.days > 0 && addsJailToFelony(row, count),
  );
