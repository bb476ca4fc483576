import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

/** How the workspace is laid out: rail, work and panel; without the panel, which is a bar at the foot; or for a thumb. */
export type Layout = 'panel' | 'bar' | 'phone';

const now = { getInitialValueInEffect: false };

/** Under 900 px, or lower than 600, it is a phone's; the panel stands beside the work from 1240 px on, and on paper. */
export function useLayout(): Layout {
  const isPhone = useMediaQuery('screen and (max-width: 899px), screen and (max-height: 599px)', false, now);
  const isWide = useMediaQuery('(min-width: 1240px), print', true, now);
  if (isPhone) return 'phone';
  return isWide ? 'panel' : 'bar';
}

/** Too low for a foot under the rows: what must be in sight stands beside the number. At 400 % zoom it has no room there. */
export const useLowScreen = (): boolean =>
  useMediaQuery('screen and (max-height: 500px) and (min-width: 600px)', false, now);

/** Tells the whole page how the workspace is laid out: what lies beside it asks by an attribute, not at every change of the case. */
export function useLayoutOfPage(layout: Layout): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['workspace'] = layout;
    return () => {
      delete dataset['workspace'];
    };
  }, [layout]);
}
