import { useLocalStorage } from '@mantine/hooks';
import { charges as text } from '../../text/workspace.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { ColumnId } from './columns.tsx';
import { shownColumns } from './shown-columns.ts';

type View = 'detailed' | 'compact';

/** How the charges are listed, remembered on this device. */
export function useListView() {
  const [view, onView] = useLocalStorage<View>({
    key: 'charge_list_view',
    defaultValue: 'compact',
    getInitialValueInEffect: false,
  });
  const [hidden, onHide] = useLocalStorage<readonly string[]>({
    key: 'charge_hidden_columns',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const columns: readonly ColumnId[] = shownColumns(hidden);
  return { view, onView, hidden, onHide, columns };
}

/** Detailed or compact, and which columns the detailed list has. */
export function ListView({ view, onView, hidden, onHide }: ReturnType<typeof useListView>) {
  return (
    <>
      {view === 'detailed' && <ColumnMenu hidden={hidden} onHide={onHide} />}
      <Segmented
        label={text.view}
        value={view}
        onChange={onView}
        choices={[
          { value: 'compact', label: text.compact },
          { value: 'detailed', label: text.detailed },
        ]}
      />
    </>
  );
}
