/** Rows of the catalogue that stand under the section which punishes an attempt, by the attempt that is pleaded. */
const attempts: Readonly<Record<string, string>> = {
  // 213(b) punishes it "notwithstanding Section 664"; the plea is to the attempt, Pen. Code, §§ 664, 211, 212.5(c)
  'PC 213(b)': 'PC 664/211/212.5(c)',
};

/** What a plea to a row is called: as the ledger calls the same attempt, not by where its punishment stands. */
export const pleadedAs = (statute: string): string => attempts[statute] ?? statute;
