/** What an answer says of a one-time code that was not sent or not taken: the screens tell by it what happened. */
export const codeProblems = {
  missing: 'Phone number and verification code are required',
  tooSoon: 'Please wait 60 seconds before trying again.',
  mostSends: 'Max send attempts reached',
  mostTries: 'Max check attempts reached',
  notVerified: 'Failed to verify OTP',
} as const;
