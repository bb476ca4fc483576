const key = 'reloaded_at';
const pauseMs = 10_000;
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
