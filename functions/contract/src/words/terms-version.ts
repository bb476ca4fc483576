/** Which terms of service and privacy page are in force: a new text has a new version, and a sign-up stores the one it was shown. */
export const termsVersion = '2026-11-26';
