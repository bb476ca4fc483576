/** Puts the stand-in for Stripe's script first in a page: the loader of @stripe/stripe-js takes a `window.Stripe` that is there already. */
export const withCardForm = (page: string, scriptAddress: string): string =>
  page.replace('<head>', `<head>\n    <script src="${scriptAddress}"></script>`);
