/** Puts scripts first in a page. Those that stand in for others must be there before the site asks for the real ones. */
export const withScripts = (page: string, addresses: readonly string[]): string =>
  page.replace('<head>', `<head>${addresses.map((address) => `\n    <script src="${address}"></script>`).join('')}`);
