/** Words of the sign-up: form, organization, phone verification, and what can go wrong. */
export const signUp = {
  titles: {
    individual: 'Create your account',
    enterprise: 'Register your organization',
    invited: 'Join your organization',
  },
  lead: {
    individual: 'Seven days free. No charge before the trial ends.',
    enterprise: 'Seven days free for your whole office.',
    invited: 'You were invited. Your account opens with your organization’s subscription.',
  },
  invitedBy: (who: string) => `You were invited by ${who}.`,
  otherKind: {
    individual: 'Signing up an office? Register your organization.',
    enterprise: 'Only for yourself? Create an individual account.',
  },
  steps: { you: 'You', organization: 'Organization', email: 'E-mail', verify: 'Phone' },
  stepLine: 'Steps of the sign-up',
  fields: {
    first: 'First name',
    last: 'Last name',
    email: 'E-mail',
    password: 'Password',
    confirm: 'Confirm password',
    phone: 'Cell phone',
    county: 'County',
    agency: 'Agency',
    agencyName: 'Agency name',
    organization: 'Organization (optional)',
    role: 'Your role',
    roleName: 'Describe your role',
    users: 'Estimated users',
    referral: 'How did you hear of us?',
    comments: 'Anything else? (optional)',
  },
  hints: {
    invited: 'Your invitation was sent to this address.',
    phone: 'We text a code to this number to verify it.',
    county: 'Type to find one of the 58 counties, or choose None/Not Applicable (N/A).',
    password: 'A password needs',
    choose: 'Choose one',
    noCounty: 'No county matches.',
  },
  passwordParts: [
    '8 to 20 characters',
    'a lowercase letter',
    'an uppercase letter',
    'a numeric digit',
    'a special character',
  ],
  submit: 'Continue',
  back: 'Back',
  haveAccount: 'Already registered?',
  logIn: 'Log In',
  faults: {
    first: '*First Name is required',
    last: '*Last Name is required',
    email: '*Email Address is required',
    password: '*Password is required',
    phone: '*Phone Number is required',
    emailInvalid: '*Invalid Email',
    emailTaken: '*Email Already Taken.',
    phoneInvalid: '*Phone numbers should be formatted with (XXX) XXX-XXX',
    phoneTaken: '*Phone number already registered',
    passwordRule:
      'Password must be between 8 and 20 characters and contain at least one lowercase letter, one uppercase letter, one numeric digit, and one special character.',
    confirm: "Passwords don't match",
    terms: '*Check the box above to agree to the terms of service.',
    agency: 'Agency is required when no county is selected',
    agencyName: 'Please enter an agency name',
    agencyTaken: 'This agency may already be registered. Please contact us.',
    role: 'Please fill in your role',
    users: 'Please select your estimated users',
    referral: 'Please select your referral source',
  },
  contact: 'Write to us',
  takenHint: 'Somebody of your office may have registered it. Its administrators can invite you.',
  askToJoin: 'Ask to join',
  askMissing: 'Fill in your name and e-mail above first.',
  asked: 'Your office’s administrators are told by e-mail that you ask to join. They can invite you.',
} as const;

export const notApplicable = 'None/Not Applicable (N/A)';
export const noAgency = 'None/Not Applicable';
export const otherAgency = 'Other';
export const agencies = [
  'Alternate Public Defender',
  'Court',
  'District Attorney',
  'Law Enforcement',
  'Probation',
  'Public Defender',
  otherAgency,
] as const;

export const roles = [
  ['admin', 'Manager/Supervisor'],
  ['manager', 'IT Staff'],
  ['employee', 'Employee'],
  ['other', 'Other'],
] as const;
export const estimatedUsers = ['1-10', '11-20', '21-30', '31-40', '41-50', '50+'] as const;
export const referralSources = [
  ['search', 'Search engine'],
  ['referral', 'Referral'],
  ['social_media', 'Social media'],
  ['other', 'Other'],
] as const;

export const verify = {
  phone: {
    title: 'Verify your phone',
    sentTo: (phone: string) => `We texted six digits to ${phone}.`,
    submit: 'Verify and create account',
    resent: 'A new verification code has been sent to your phone.',
    change: 'Change the number',
  },
  email: {
    title: 'Verify your e-mail',
    sentTo: (email: string) => `We sent six digits to ${email}.`,
    submit: 'Verify e-mail',
    resent: 'A new verification code has been sent to your e-mail.',
    change: 'Change the address',
  },
  code: 'Verification code',
  tooShort: '*Code is six digits. Try again.',
  missing: '*Enter code texted to your phone number*',
  wrong: '*Incorrect code. Try again.',
  notVerified: '*Incorrect code. Try again',
  locked: '*Max attempts reached. Try again in 10 minutes.',
  lockedFor: (time: string) => `You can try again in ${time}.`,
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend code in ${seconds} s`,
  resendNow: 'You can have another code sent now.',
  resendWait: 'Please wait 60 seconds before trying again.',
  resendLimit: 'You have reached the maximum number of resend attempts. Please try again later.',
  resendFailed: 'There was an issue resending the verification code. Please try again later.',
} as const;

export const sending = {
  limit: 'Max send attempts reached. Please wait and try again later.',
  failed: 'There was an issue verifying your phone number. Please wait and try again later.',
  mailFailed: 'There was an issue verifying your e-mail. Please wait and try again later.',
  noAnswer: 'No response received from the server. Please try again later.',
} as const;

export const registration = {
  failed: 'Error during registration.',
  exists: '*User already created. Please log in.',
  notAuthorized: 'Invalid Login',
} as const;
