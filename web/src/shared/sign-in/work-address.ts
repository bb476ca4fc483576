import { isSharedDevice } from '../whose-device.ts';

const key = 'work_address';

/** The domain of an address, in small letters: the name by which a county's sign-in is asked for. Undefined where it has none. */
export const domainOf = (address: string): string | undefined =>
  /^[^\s@]+@([^\s@.]+(?:\.[^\s@.]+)+)$/.exec(address.trim())?.[1]?.toLowerCase();

/** The work address that was given last in this browser; empty where there is none, or several people use the device. */
export const rememberedAddress = (): string => (isSharedDevice() ? '' : (localStorage.getItem(key) ?? ''));

/** Remembers a work address for the next sign-in. A device that several people use forgets the one before. */
export function rememberAddress(address: string): void {
  if (isSharedDevice()) localStorage.removeItem(key);
  else localStorage.setItem(key, address.trim());
}
