/** The address of the jury instructions names no case: it leads to those of the case opened last, else to the list. */
export const juryAddress = (last: string | undefined): string =>
  last === undefined ? '/Cases' : `/Cases/${encodeURIComponent(last)}?mode=jury`;
