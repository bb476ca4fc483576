import { useLocalStorage } from '@mantine/hooks';
import { charges as text } from '../../text/workspace.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { type ColumnId, compactColumns } from './columns.tsx';
import { shownColumns } from './shown-columns.ts';

type View = 'detailed' | 'compact';
const detailedFromWidth = 1900;

/** How the charges are listed, remembered on this device; at first in as much detail as the screen has room for. */
export function useListView() {
  const [view, onView] = useLocalStorage<View>({
    key: 'charge_list_view',
    defaultValue: window.innerWidth >= detailedFromWidth ? 'detailed' : 'compact',
    getInitialValueInEffect: false,
  });
  const [hidden, onHide] = useLocalStorage<readonly string[]>({
    key: 'charge_hidden_columns',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const columns: readonly ColumnId[] = view === 'compact' ? compactColumns : shownColumns(hidden);
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
          { value: 'detailed', label: text.detailed },
          { value: 'compact', label: text.compact },
        ]}
      />
    </>
  );
}
