import type { useRovingIndex } from '@mantine/hooks';

/** What makes an element one stop of a group that the arrow keys walk. */
export type RovingItem = ReturnType<ReturnType<typeof useRovingIndex>['getItemProps']>;
