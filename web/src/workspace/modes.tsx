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
import type { ModeProps } from './work/mode-props.ts';

export interface Mode {
  readonly id: string;
  readonly label: string;
  /** After `g`. */
  readonly key: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
  /** Null for Charges, which the workspace stands on. */
  readonly Screen: ComponentType<ModeProps> | null;
}

/** The modes of a case, in the order of the side menu. */
export const modes: readonly Mode[] = [
  { id: 'charges', label: text.modes.charges, key: 'h', Icon: IconGavel, Screen: null },
  { id: 'offers', label: offers.title, key: 'o', Icon: IconArrowsExchange, Screen: OffersMode },
  { id: 'tools', label: text.modes.tools, key: 't', Icon: IconSettings, Screen: ToolsMode },
  { id: 'factors', label: text.modes.circumstances, key: 'a', Icon: IconScale, Screen: CircumstancesMode },
  { id: 'credits', label: text.modes.credits, key: 'u', Icon: IconLockOpen, Screen: CreditsMode },
  { id: 'release', label: text.modes.release, key: 'd', Icon: IconCalendarEvent, Screen: ReleaseMode },
  { id: 'probation', label: text.modes.probation, key: 'p', Icon: IconChecklist, Screen: ProbationMode },
  { id: 'jury', label: text.modes.jury, key: 'j', Icon: IconUsersGroup, Screen: JuryMode },
];

/** The mode that the address names. */
export const modeOf = (query: URLSearchParams): Mode | undefined =>
  modes.find(({ id }) => id === query.get('mode')) ?? modes[0];

export const modeAddress = (id: string): string => (id === 'charges' ? '?' : `?mode=${id}`);
