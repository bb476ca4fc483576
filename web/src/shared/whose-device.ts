/** Whose this device is, as its user says: several people's (at the log-in), one's own (in My Account), or nobody's saying. */
const names = { shared: 'shared_device', own: 'reads_offline' } as const;

const isSaid = (name: string): boolean => localStorage.getItem(name) !== null;
function say(name: string, holds: boolean): void {
  if (holds) localStorage.setItem(name, 'yes');
  else localStorage.removeItem(name);
}

/** Whether several people use this device, as whoever logged in last said. */
export const isSharedDevice = (): boolean => isSaid(names.shared);
export const setSharedDevice = (shared: boolean): void => say(names.shared, shared);

/** Whether its user called it their own, whatever was said of others since. */
export const wasCalledOwn = (): boolean => isSaid(names.own);
export const setCalledOwn = (own: boolean): void => say(names.own, own);
/** Whether it is its user's own: cases that are read on it stay readable without a connection, and drafts stay on it. */
export const isOwnDevice = (): boolean => wasCalledOwn() && !isSharedDevice();
