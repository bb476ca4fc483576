import { useMediaQuery } from '@mantine/hooks';

const now = { getInitialValueInEffect: false };

/** Under 700 px the grid becomes cards and the panel a bar at the foot; never on paper. */
export const usePhone = (): boolean => useMediaQuery('screen and (max-width: 699px)', false, now);
/** From 900 px on the sentence panel stands beside the work, and on paper below it. */
export const useDesk = (): boolean => useMediaQuery('(min-width: 900px), print', true, now);
