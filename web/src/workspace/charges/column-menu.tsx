import { IconColumns3 } from '@tabler/icons-react';
import { charges as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { MenuButton, MenuCheck, MenuChecks } from '../../ui/menu-button.tsx';
import { optionalColumns } from './shown-columns.ts';

interface Props {
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}

/** Which columns the detailed view shows; the menu stays open while they are ticked. */
export function ColumnMenu({ hidden, onHide }: Props) {
  return (
    <MenuButton
      label={text.columnMenu}
      closeOnItemClick={false}
      target={<Button icon={<IconColumns3 size={16} aria-hidden="true" />}>{text.columnMenu}</Button>}
    >
      <MenuChecks
        value={optionalColumns.filter((column) => !hidden.includes(column))}
        onChange={(shown) => onHide(optionalColumns.filter((column) => !shown.includes(column)))}
      >
        {optionalColumns.map((column) => (
          <MenuCheck key={column} value={column}>
            {text.columns[column]}
          </MenuCheck>
        ))}
      </MenuChecks>
    </MenuButton>
  );
}
