import { useSearchParams } from 'react-router';

/** The modes of a case in the order of the side menu, as the address names them. */
export const modeIds = ['charges', 'offers', 'tools', 'factors', 'credits', 'release', 'probation', 'jury'] as const;
export type ModeId = (typeof modeIds)[number];

/** The mode that the address names; one that names none, or one we do not know, is that of the charges. */
export const modeIdOf = (query: URLSearchParams): ModeId => modeIds.find((id) => id === query.get('mode')) ?? 'charges';

export const useModeId = (): ModeId => modeIdOf(useSearchParams()[0]);
