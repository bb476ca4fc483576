import { useMediaQuery } from '@mantine/hooks';

/** Under 700 px the grid becomes cards and the panel a bar at the foot. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false });
/** From 900 px on the sentence panel stands beside the work. */
export const useDesk = (): boolean => useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false });
