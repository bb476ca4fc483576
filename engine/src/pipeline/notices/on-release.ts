import { namedIn } from '../../case-file/by-sections.ts';
import { isStanding } from '../priors/trigger.ts';
import { type Check, noticeOn } from './check.ts';

const isOfRelease = namedIn(['PC 12022.1']);

/** Two years for a felony on release whose primary offense the case does not name: what hangs on its judgment (J-231). */
export const onRelease: Check = ({ priors, counts }) => {
  const named = new Set(counts.map(({ filed }) => filed.id));
  return noticeOn(
    priors.filter(
      (prior) => isStanding(prior) && !named.has(prior.filed.primary ?? '') && isOfRelease(prior.filed.sections),
    ),
    {
      code: 'PRIMARY_OFFENSE_NOT_NAMED',
      authority: 'PC 12022.1(d) to (g)',
      text: 'The two years are counted. If the primary offense is not sentenced yet, their imposition is stayed until it is, and for good on an acquittal; they need a felony conviction of it. If it has state prison, this sentence follows it and is served there too, also one of county jail. Name the primary offense where this case has it.',
    },
  );
};
