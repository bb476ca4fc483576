const key = 'reloaded_at';
const pauseMs = 10_000;
const patienceMs = 120_000;
let partMissing = false;

/** A version deployed while the page is open has parts of other names: those of the open page can no longer be fetched. */
export function noticeMissingParts(): void {
  window.addEventListener('vite:preloadError', () => {
    partMissing = true;
  });
}

/**
 * Loads the address anew, and with it the new version, where a part of the site was missing. Not twice within ten
 * seconds, so that a fault that stays is shown.
 */
export function followNewVersion(): void {
  const last = Number(sessionStorage.getItem(key) ?? '0');
  if (!partMissing || Date.now() - last < pauseMs) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}

/** A part of the site of which nobody can say whether it will come. */
export class LatePart extends Error {}

/**
 * A part of the site that is fetched for an address, waited for two minutes.
 * @throws {LatePart} after them.
 */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new LatePart()), patienceMs);
  return Promise.race([part, late.promise]).finally(() => clearTimeout(timer));
}
