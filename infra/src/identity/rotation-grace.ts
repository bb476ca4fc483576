/**
 * Seconds for which a refresh token that was exchanged may be exchanged once more, the most that Cognito takes: two tabs
 * renew at once, and an answer may be lost on its way.
 */
export const rotationGraceSeconds = 60;
