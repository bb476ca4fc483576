import { type ReportSettings, reportSettings } from '@countwise/contract';
import { useLocalStorage } from '@mantine/hooks';
import { z } from 'zod';
import { reports } from '../../text/reports.ts';
import { parts } from './parts.ts';

const choices = z.object({
  parts: z.array(z.enum(parts)).default(['coverPage', 'exposure']),
  settings: reportSettings.prefault({}),
  /** What each crime is in law; no part of Select All. */
  crimeDetails: z.boolean().default(false),
  printScenarioName: z.boolean().default(false),
});
export type ReportChoices = z.output<typeof choices>;

const isSetting = (name: string): name is keyof ReportSettings => Object.hasOwn(reports.ofSettings, name);
export const settingNames: readonly (keyof ReportSettings)[] = Object.keys(reports.ofSettings).filter(isSetting);

/** Stored choices; what is not ours, or of an older form, reads as none made. */
export function readChoices(text: string | undefined): ReportChoices {
  try {
    return choices.parse(JSON.parse(text ?? '{}'));
  } catch {
    return choices.parse({});
  }
}

/** What was last chosen for a report, on this device. */
export const useReportChoices = () =>
  useLocalStorage<ReportChoices>({
    key: 'report_choices',
    defaultValue: readChoices(undefined),
    getInitialValueInEffect: false,
    deserialize: readChoices,
  });
