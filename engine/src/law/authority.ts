/** Names of the codes as authority texts print them: `PC 1170.1(a)`, `CRC 4.421(b)(2)`. */
type Code = 'PC' | 'HS' | 'VC' | 'WIC' | 'BP' | 'GC' | 'CRC' | 'CCR';

const cite =
  (code: Code) =>
  (section: string, subdivision = ''): string =>
    `${code} ${section}${subdivision}`;

/** `pen('1170.1', '(a)')` is `PC 1170.1(a)`. */
export const pen = cite('PC');
export const healthAndSafety = cite('HS');
export const rule = cite('CRC');
