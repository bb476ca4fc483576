import { useMediaQuery } from '@mantine/hooks';

const now = { getInitialValueInEffect: false };

/** Under 700 px the grid becomes cards and the panel a bar at the foot; never on paper. */
export const usePhone = (): boolean => useMediaQuery('screen and (max-width: 699px)', false, now);
