import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const faces = [
  ['Source Sans 3', 'normal', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'],
  ['Source Serif 4', 'normal', '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'],
] as const;

/** The house's typefaces, held in the page itself: the machine that prints has none of them. */
export const fontFaces = (): string =>
  faces
    .map(([family, style, file]) => {
      const data = readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64');
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:200 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
    })
    .join('');
