import { isActiveFelony } from '../record/count.ts';
import { realignment } from '../sum/place.ts';
import { type Check, noticeOn } from './check.ts';

/** Felonies for county jail that this case takes to prison (R-A04). */
export const place: Check = ({ counts, outcome, sentencingDate }) =>
  noticeOn(
    outcome.summary.place === 'prison' && sentencingDate >= realignment
      ? counts.filter((count) => isActiveFelony(count) && count.place === 'jail1170h')
      : [],
    {
      code: 'PRISON_BAR_1170H3',
      authority: 'PC 1170(h)(3); PC 1170.1(a)',
      text: 'Served in state prison, not under PC 1170(h): a serious or violent felony, registration, an enhancement, or another prison term bars it. The bar cannot be struck (PC 1170(f)).',
    },
  );
