/** The token and the secret that the real service has for tests: https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
export const dummyToken = 'XXXX.DUMMY.TOKEN.XXXX';
export const botCheckSecret = '1x0000000000000000000000000000000AA';
