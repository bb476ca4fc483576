import { widening } from '../catalogue/section.ts';

interface Numbered {
  readonly number: string;
  readonly statutes: readonly string[];
}

/** The numbers of instructions by the statutes that they name. */
export class NumbersByStatute {
  readonly #numbers = new Map<string, string[]>();

  constructor(lines: readonly Numbered[]) {
    for (const { number, statutes } of lines)
      for (const statute of statutes) this.#numbers.set(statute, [...this.exactly(statute), number]);
  }

  exactly(statute: string): readonly string[] {
    return this.#numbers.get(statute) ?? [];
  }

  /** Those of the longest subdivision that an instruction names, else of the section. */
  nearest(statute: string): readonly string[] {
    for (const wide of widening(statute)) {
      const numbers = this.exactly(wide);
      if (numbers.length > 0) return numbers;
    }
    return [];
  }
}
