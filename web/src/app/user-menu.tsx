import type { UserAttributes } from '@countwise/contract';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { storedUser, useStored } from '../api/session.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { managerOf } from '../county/manager.ts';
import { useLogOut } from '../shared/sign-in/use-log-out.ts';
import { common } from '../text/common.ts';
import { useColourScheme } from '../ui/colour-scheme.ts';
import { MenuButton, MenuChoice, MenuChoices, MenuItem, MenuLabel, MenuRule } from '../ui/menu-button.tsx';
import { usePhone } from '../ui/use-width.ts';

/** The account, what a narrow bar has no room for, the theme and log-out, under the name of the county, the agency or the user. */
export function UserMenu() {
  const user = useStored(storedUser);
  const name = user === null ? '' : nameOf(user);
  const { colorScheme, setColorScheme } = useColourScheme();
  const leave = useLogOut();
  const phone = usePhone();
  const support = useQuery(siteSettingsQuery).data?.supportEmail;
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
          {user.Subscriber?.SubscriptionType === 3 ? common.menu.county : common.menu.people}
        </MenuItem>
      )}
      <MenuItem component={Link} to="/products">
        {common.menu.products}
      </MenuItem>
      {phone &&
        narrow.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to}>
            {label}
          </MenuItem>
        ))}
      {support !== undefined && (
        <MenuItem component="a" href={siteOf(support)}>
          {common.menu.site}
        </MenuItem>
      )}
      <MenuRule />
      <MenuLabel>{common.menu.theme}</MenuLabel>
      <MenuChoices value={colorScheme} onChange={(scheme) => setColorScheme(schemeOf(scheme))}>
        <MenuChoice value="light">{common.menu.light}</MenuChoice>
        <MenuChoice value="dark">{common.menu.dark}</MenuChoice>
        <MenuChoice value="auto">{common.menu.system}</MenuChoice>
      </MenuChoices>
      <MenuRule />
      <MenuItem onClick={() => void leave()}>{common.menu.logOut}</MenuItem>
      {support !== undefined && (
        <>
          <MenuRule />
          <MenuLabel>{common.menu.support}</MenuLabel>
          <MenuItem component="a" href={`mailto:${support}`}>
            {support}
          </MenuItem>
        </>
      )}
    </MenuButton>
  );
}

/** What the bar of a narrow screen leaves to the menu. */
const narrow = [
  { label: common.nav.crimeSearch, to: '/singleSearch' },
  { label: common.nav.creditCalculator, to: '/creditCalculator' },
] as const;

/** The provider's website stands where its mail does. */
const siteOf = (address: string): string => `https://${address.slice(address.indexOf('@') + 1)}`;

const nameOf = ({ WhichCounty, WhichAgency, FirstName, LastName }: UserAttributes): string =>
  WhichCounty || WhichAgency || `${FirstName} ${LastName}`;

const schemeOf = (value: unknown) => (value === 'light' || value === 'dark' ? value : 'auto');
