import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** The button that opens the menu. */
  readonly target: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
  readonly closeOnItemClick?: boolean;
}

/** A menu that is closed is gone: the next key is the page's. */
const atOnce = { exitDuration: 0 } as const;

export function MenuButton({ target, label, children, closeOnItemClick = true }: Props) {
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="md"
      closeOnItemClick={closeOnItemClick}
      transitionProps={atOnce}
      // the kit's placeholder is no item, and a menu may hold none but items
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}

export const MenuItem: typeof Menu.Item = Menu.Item;
export const MenuLabel: typeof Menu.Label = Menu.Label;
export const MenuRule: typeof Menu.Divider = Menu.Divider;
export const MenuChoices: typeof Menu.RadioGroup = Menu.RadioGroup;
export const MenuChoice: typeof Menu.RadioItem = Menu.RadioItem;
export const MenuChecks: typeof Menu.CheckboxGroup = Menu.CheckboxGroup;
export const MenuCheck: typeof Menu.CheckboxItem = Menu.CheckboxItem;
