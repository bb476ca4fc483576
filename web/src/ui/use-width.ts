import { useMediaQuery } from '@mantine/hooks';

const now = { getInitialValueInEffect: false };

/** Keys are told where there is a keyboard to press them on, and room: with a fine pointer, from 1240 px on. */
export const useKeysTold = (): boolean => useMediaQuery('(pointer: fine) and (min-width: 1240px)', false, now);

/** Under 700 px the grid becomes cards and the panel a bar at the foot; never on paper. */
export const usePhone = (): boolean => useMediaQuery('screen and (max-width: 699px)', false, now);
