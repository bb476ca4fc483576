import type { IsoDate } from '@countwise/engine';
import { codeBook } from '../catalogue/codes.ts';
import { LawFolder } from './law-folder.ts';
import type { StoredVersion } from './stored-section.ts';

/** The official text of a section. */
export interface OfficialText {
  /** A paragraph a line. */
  readonly text: string;
  /** The Legislature's note on the acts that made it. */
  readonly history: string;
  readonly from: IsoDate | null;
  readonly until: IsoDate | null;
  /** False where no stored version covers the day, and this is the nearest one. */
  readonly inForce: boolean;
}

/** Reads the official text that `npm run law:import` has stored. */
export class LawText {
  readonly #folder: LawFolder;

  constructor(root: string) {
    this.#folder = new LawFolder(root);
  }

  /** Whether an import came to its end. */
  async isStored(): Promise<boolean> {
    return this.#folder.hasContents();
  }

  /**
   * The text of a section on a day, by our code and section with or without subdivisions (`PC`, `187(a)`); of a slash
   * form its first section. Null where no text is stored.
   */
  async lawText(code: string, section: string, on: IsoDate): Promise<OfficialText | null> {
    const [number = ''] = section.split(/[(/ ]/);
    const stored = await this.#folder.readSection(codeBook(code)?.legislature ?? code, number);
    if (stored === null) return null;
    const versions = stored.versions.toSorted((a, b) => byDay(b, a));
    const inForce = versions.find(({ from, until }) => (from ?? '') <= on && (until === null || on < until));
    const nearest = inForce ?? versions.findLast(({ from }) => (from ?? '') > on) ?? versions[0];
    if (nearest === undefined) return null;
    const { text, history, from, until } = nearest;
    return { text, history, from, until, inForce: nearest === inForce };
  }
}

/** Later texts after earlier ones; of two from one day the one that a later download brought. */
function byDay(a: StoredVersion, b: StoredVersion): number {
  const [left, right] = [`${a.from ?? ''} ${a.lastSeen}`, `${b.from ?? ''} ${b.lastSeen}`];
  return left < right ? -1 : Number(left > right);
}
