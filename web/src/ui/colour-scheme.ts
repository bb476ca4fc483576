/** Light, dark or the system's choice, and how to change it. */
export { useMantineColorScheme as useColourScheme } from '@mantine/core';
