import type { UserAttributes } from '@countwise/contract';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { storedUser } from '../api/session.ts';
import { managerOf } from '../county/manager.ts';
import { common } from '../text/common.ts';
import { useColourScheme } from '../ui/colour-scheme.ts';
import { MenuButton, MenuChoice, MenuChoices, MenuItem, MenuLabel, MenuRule } from '../ui/menu-button.tsx';
import { useLogOut } from './use-log-out.ts';

/** Theme and log-out, under the name of the county, the agency or the user. */
export function UserMenu() {
  const user = storedUser();
  const name = user === null ? '' : nameOf(user);
  const { colorScheme, setColorScheme } = useColourScheme();
  const leave = useLogOut();
  return (
    <MenuButton
      label={name}
      target={
        <button type="button" className="user-menu" aria-label={name}>
          <span>{name}</span>
          <IconUser size={18} aria-hidden="true" />
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <MenuItem component={Link} to="/myaccount">
        {common.menu.account}
      </MenuItem>
      {user !== null && managerOf(user) !== null && (
        <MenuItem component={Link} to="/county">
          {common.menu.county}
        </MenuItem>
      )}
      <MenuItem component={Link} to="/products">
        {common.menu.products}
      </MenuItem>
      <MenuRule />
      <MenuLabel>{common.menu.theme}</MenuLabel>
      <MenuChoices value={colorScheme} onChange={(scheme) => setColorScheme(schemeOf(scheme))}>
        <MenuChoice value="light">{common.menu.light}</MenuChoice>
        <MenuChoice value="dark">{common.menu.dark}</MenuChoice>
        <MenuChoice value="auto">{common.menu.system}</MenuChoice>
      </MenuChoices>
      <MenuRule />
      <MenuItem onClick={() => void leave()}>{common.menu.logOut}</MenuItem>
      <MenuRule />
      <MenuLabel>{common.menu.support}</MenuLabel>
    </MenuButton>
  );
}

const nameOf = ({ WhichCounty, WhichAgency, FirstName, LastName }: UserAttributes): string =>
  WhichCounty || WhichAgency || `${FirstName} ${LastName}`;

const schemeOf = (value: unknown) => (value === 'light' || value === 'dark' ? value : 'auto');
