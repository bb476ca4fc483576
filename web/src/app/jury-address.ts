const modes = { '/ReleaseDate': 'release', '/juryInstructions': 'jury' } as const;
/** Where an address leads while no case was opened on this device. */
const withoutCase = { '/ReleaseDate': '/creditCalculator', '/juryInstructions': '/Cases' } as const;

export type CaseModeAddress = keyof typeof modes;
export const caseModeAddresses = ['/ReleaseDate', '/juryInstructions'] as const satisfies readonly CaseModeAddress[];

/** An address that names no case leads to that mode of the case opened last. */
export const caseModeAddress = (address: CaseModeAddress, last: string | undefined): string =>
  last === undefined ? withoutCase[address] : `/Cases/${encodeURIComponent(last)}?mode=${modes[address]}`;
