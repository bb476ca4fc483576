import { type ReportSettings, reportModules, reportSettings } from '@countwise/contract';
import { z } from 'zod';
import { reports } from '../../text/reports.ts';
import { type Part, parts } from './parts.ts';

export interface ReportChoices {
  readonly parts: readonly Part[];
  readonly settings: ReportSettings;
  /** What each crime is in law; no part of Select All. */
  readonly crimeDetails: boolean;
  readonly printScenarioName: boolean;
}

const said = z.record(z.string(), z.boolean());
/** What is turned on or off, by the names that the server keeps. */
export type Said = Readonly<z.infer<typeof said>>;

const isSetting = (name: string): name is keyof ReportSettings => Object.hasOwn(reports.ofSettings, name);
export const settingNames: readonly (keyof ReportSettings)[] = Object.keys(reports.ofSettings).filter(isSetting);

/** The choices that were said: what was not is as it is by default, and a name that is not ours is passed over. */
export function choicesOf(named: Said): ReportChoices {
  const { crimeDetails, scenarioCoverPageTitle: printScenarioName, ...on } = reportModules.parse(named);
  return {
    parts: parts.filter((part) => on[part]),
    settings: reportSettings.parse(named),
    crimeDetails,
    printScenarioName,
  };
}

/** Whether a report of these choices holds anything. */
export const printsAnything = ({ parts: chosen, crimeDetails }: ReportChoices): boolean =>
  chosen.length > 0 || crimeDetails;

const saidOf = ({ parts: chosen, settings, crimeDetails, printScenarioName }: ReportChoices): Said => ({
  ...Object.fromEntries(parts.map((part) => [part, chosen.includes(part)])),
  ...settings,
  crimeDetails,
  scenarioCoverPageTitle: printScenarioName,
});

/** What of the choices is another than before. */
export function changedIn(before: ReportChoices, after: ReportChoices): Said {
  const was = saidOf(before);
  return Object.fromEntries(Object.entries(saidOf(after)).filter(([name, on]) => on !== was[name]));
}

/** What waits until the server keeps it; what is not ours reads as nothing. */
export function readWaiting(text: string | undefined): Said {
  try {
    return said.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
