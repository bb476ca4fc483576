import {
  IconArrowsExchange,
  IconCalendarEvent,
  IconChecklist,
  IconGavel,
  IconLockOpen,
  IconScale,
  IconSettings,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { offers } from '../text/offers.ts';
import { workspace as text } from '../text/workspace.ts';
import { CircumstancesMode } from './circumstances/circumstances-mode.tsx';
import { CreditsMode } from './credits/credits-mode.tsx';
import { JuryMode } from './jury/jury-mode.tsx';
import { OffersMode } from './offers/offers-mode.tsx';
import { ProbationMode } from './probation/probation-mode.tsx';
import { ReleaseMode } from './release/release-mode.tsx';
import { ToolsMode } from './tools/tools-mode.tsx';
import { type ModeId, modeIdOf, modeIds } from './work/mode-id.ts';
import type { ModeProps } from './work/mode-props.ts';

interface Face {
  readonly label: string;
  /** After `g`. */
  readonly key: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
  /** Null for Charges, which the workspace stands on. */
  readonly Screen: ComponentType<ModeProps> | null;
}

export interface Mode extends Face {
  readonly id: ModeId;
}

const faces: Readonly<Record<ModeId, Face>> = {
  charges: { label: text.modes.charges, key: 'h', Icon: IconGavel, Screen: null },
  offers: { label: offers.title, key: 'o', Icon: IconArrowsExchange, Screen: OffersMode },
  tools: { label: text.modes.tools, key: 't', Icon: IconSettings, Screen: ToolsMode },
  factors: { label: text.modes.circumstances, key: 'a', Icon: IconScale, Screen: CircumstancesMode },
  credits: { label: text.modes.credits, key: 'u', Icon: IconLockOpen, Screen: CreditsMode },
  release: { label: text.modes.release, key: 'd', Icon: IconCalendarEvent, Screen: ReleaseMode },
  probation: { label: text.modes.probation, key: 'p', Icon: IconChecklist, Screen: ProbationMode },
  jury: { label: text.modes.jury, key: 'j', Icon: IconUsersGroup, Screen: JuryMode },
};

/** The modes of a case, in the order of the side menu. */
export const modes: readonly Mode[] = modeIds.map((id) => ({ id, ...faces[id] }));

/** The mode that the address names. */
export const modeOf = (query: URLSearchParams): Mode | undefined => modes.find(({ id }) => id === modeIdOf(query));

export const modeAddress = (id: string): string => (id === 'charges' ? '?' : `?mode=${id}`);
