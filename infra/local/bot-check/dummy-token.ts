/** The token, the secret and the site key that the real service has for tests: https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
export const dummyToken = 'XXXX.DUMMY.TOKEN.XXXX';
export const botCheckSiteKey = '1x00000000000000000000AA';
export const botCheckSecret = '1x0000000000000000000000000000000AA';
