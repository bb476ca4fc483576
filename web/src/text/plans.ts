/** Words of the plans, of the card form and of what follows a payment. */
export const plans = {
  title: 'Select your plan',
  titles: {
    trialExpired: 'Your Trial Period Has Expired',
    subscriptionExpired: 'Your Subscription Has Expired',
    payment: 'Enter Payment Information',
    shipping: 'Enter Shipping and Payment Information',
  },
  lead: 'Seven days free, then billed as chosen. Cancel at any time in My Account.',
  takenOut:
    'Your organization has taken you out of its subscription; what you worked on for a county stays with it. If that is a mistake, ask its administrator. Else choose a plan of your own, or join another office by its access code.',
  casesKept: 'Your cases are kept.',
  readCases: (until: string) => `Read them until ${until}`,
  back: 'Back',
  logOut: 'Log out',
  choices: 'Plans',
  cards: {
    personal: {
      name: 'Personal',
      price: '$395 / year',
      text: 'One person, every module.',
    },
    multiple: {
      name: 'Multiple',
      price: '$395 + $250 / year',
      text: 'Your license and as many further ones as you need, $250 a year each.',
    },
    county: {
      name: 'County',
      price: 'On request',
      text: 'A whole office: users, roles, privacy settings and work accounts.',
    },
    code: {
      name: 'I have a subscription',
      price: 'Access code',
      text: 'Join the subscription of your office with the code it gave you.',
    },
  },
  licenses: 'Licenses',
  fewer: 'One license fewer',
  more: 'One license more',
  perYear: (dollars: number) => `$${dollars.toLocaleString('en-US')} / year`,
  total: 'Total',
  method: 'Payment method',
  methods: { card: 'Card', us_bank_account: 'US bank account' },
  placeOrder: 'Place Order',
  byMonth: 'Rather pay by the month?',
  byYear: 'More than one license, a county or an access code?',
  renewals: {
    monthly: { name: 'Monthly', price: 'US$39.95', unit: 'a month', text: 'Renewed every month.' },
    annual: {
      name: 'Annual',
      price: 'US$395.00',
      unit: 'a year',
      list: 'US$479.40',
      saves: 'saves US$84.40',
      text: 'Renewed every year. With a free Crimes Listing Booklet, shipped to you.',
    },
  },
  continue: 'Continue',
  firstCharge: 'First charge on',
  consent: {
    monthly: (amount: string) =>
      `By submitting you agree to be charged ${amount} after the trial, renewed monthly until you cancel in My Account.`,
    annual: (amount: string) =>
      `By submitting you agree to be charged ${amount} after the trial, renewed annually until you cancel in My Account.`,
  },
  pay: 'Start subscription',
  booklet: 'The Crimes Listing Booklet goes to this address.',
  address: {
    Address: 'Address',
    Address2: 'Address 2 (optional)',
    City: 'City',
    State: 'State',
    Zip: 'Zip Code',
  },
  addressFaults: {
    Address: '*Address is required',
    City: '*City is required',
    State: '*State is required',
    Zip: '*Zip Code is required',
  },
  cardErrors: {
    card_error: 'Your card was declined. Please try a different payment method.',
    validation_error: 'There was a validation error with your card. Please check your card details and try again.',
    other: 'Please try a different payment method or retry. An unexpected error occurred.',
    unsucceeded: 'Payment failed. Please check your card details and try again.',
  },
  loading: 'Loading the card form',
  contactSupport: {
    text: 'If you would rather write to our support:',
    subject: 'Renew my subscription',
  },
  failed: 'The order could not be placed. Nothing was charged.',
} as const;

export const quote = {
  title: 'County plan',
  lead: 'Tell us about your office. We answer with a quote, or open a trial for it.',
  fields: {
    county: 'County',
    agency: 'Agency',
    branch: 'Branch',
    team: 'Team',
    licenses: 'Licenses',
    notes: 'Notes',
    email: 'E-mail',
    phone: 'Phone',
    first: 'First name',
    last: 'Last name',
  },
  figure: (count: number, dollars: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'license' : 'licenses'}: $${dollars.toLocaleString('en-US')} / year by our list, before any discount of the quote`,
  required: 'Required',
  request: 'Request Quote',
  trial: 'Start Trial',
  cancel: 'Cancel',
  subject: (county: string) => `County plan, ${county}`,
  sent: 'Your request is sent. We answer by e-mail within one working day.',
  failed: 'The request could not be sent.',
} as const;

export const accessCode = {
  title: 'I have a subscription',
  code: 'Access code',
  missing: 'Enter the access code your office gave you.',
  submit: 'Submit',
  cancel: 'Cancel',
  joined: 'You have joined the subscription.',
  waits: 'Your request is in. An administrator of your office has to approve it.',
  signIn: 'Sign In',
  wrong: 'This access code is not known, or no longer open.',
} as const;

export const outcome = {
  confirming: 'Confirming your payment',
  confirmTitle: 'Payment set up',
  confirmText: 'You can close this page, or go on to your cases.',
  notConfirmed: 'Your payment details are with the payment provider; we have not heard from it yet.',
  again: 'Check again',
  trialUsed: 'This card had its free trial',
  orderAgain: 'Order without a trial',
  successTitle: 'Your subscription has begun',
  successText: 'Everything is open to you. A confirmation is on its way by e-mail.',
  shopTitle: 'Your order',
  shopText: 'A receipt for every confirmed order comes by e-mail. My Account shows your plan and its price.',
  toCases: 'Go to your cases',
} as const;
