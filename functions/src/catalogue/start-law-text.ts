import { LawText } from '@countwise/seed/node';
import { environment } from '../platform/environment.ts';

/** The official texts that were imported; undefined where no folder of them is named. */
export function startLawText(): LawText | undefined {
  const { LAW_FOLDER } = environment.pick({ LAW_FOLDER: true }).parse(process.env);
  return LAW_FOLDER === undefined ? undefined : new LawText(LAW_FOLDER);
}
