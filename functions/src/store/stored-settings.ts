import { blankSettings, organizationSettings } from '@countwise/contract';
import { stored } from './stored.ts';

/** The settings of a county, as its subscriber and the draft of its sign-up hold them: all of them may be missing. */
export const storedSettings = stored<typeof organizationSettings, object>(organizationSettings, blankSettings);
