/** What the site's edge says to the API, so that the API knows it by. A header of the same name from a browser is replaced. */
export const edgeHeader = 'x-countwise-edge';
