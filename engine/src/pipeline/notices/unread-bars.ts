import { barsWidenedUnread } from '../../law/lists/raised-unread.ts';
import { isListed } from '../../law/statute-list.ts';
import { type Check, noticeOn } from './check.ts';

/** A bar that reached fewer victims at first, until a day that is not known: that of the day of the act governs. */
export const unreadBars: Check = ({ counts }) =>
  counts
    .filter(({ standing }) => standing === 'active')
    .flatMap(({ attachments, filed: { lawDate } }) =>
      noticeOn(
        attachments.filter(({ filed }) => isListed(barsWidenedUnread, filed.sections, lawDate)),
        {
          code: 'OLD_TERMS_UNREAD',
          authority: 'Cal. Const., art. I, § 9; PC 3; former PC 1203.066(a)(8)',
          text: `No version of this section of ${lawDate.slice(0, 4)} is kept. At first it was of a victim under 11; since when it is of one under 14 is not known. Of a child of 11 to 13 the words of the day of the act govern.`,
        },
      ),
    );
