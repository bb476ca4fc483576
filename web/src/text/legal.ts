import { type LegalPageName, legalNames } from './legal-names.ts';

/** The pages that anybody may read: terms, privacy, security, accessibility. Plain words of ours, a draft for counsel. */
interface LegalPage {
  readonly title: string;
  /** The heading of each part with its paragraphs. */
  readonly parts: readonly (readonly [string, readonly string[]])[];
}

export const legalNote = {
  draft: 'Draft in our own words, for review by the owner’s counsel. It binds nobody until counsel has approved it.',
  /** Named in the pages, where its address is put behind it. */
  support: 'our support',
  version: (version: string) => `Version ${version}`,
} as const;

export const legalPages = {
  terms: {
    title: legalNames.terms,
    parts: [
      [
        'What Countwise is',
        [
          'Countwise computes California criminal sentences from what you enter, and names the authority of each number. It is a tool for lawyers, courts and those who work with them. It is not legal advice, and it decides nothing: check each number against its authority before you rely on it.',
          'What is not modeled is said on the screen. The page “How the numbers are verified” says what each kind of number was compared with.',
        ],
      ],
      [
        'Your account',
        [
          'You sign up with an e-mail address and a telephone number that are yours, keep your password to yourself, and tell us when somebody else has used your account.',
          'An organization that lets you in decides what you may do in it. What you work on there stays with it when you leave or are taken out.',
        ],
      ],
      [
        'What you enter',
        [
          'Your cases are yours, or your organization’s. We use them to show them to you and to keep the service working, and for nothing else.',
          'Do not enter what a court has sealed from you, and no more about a person than the computation needs: a county can switch names and dates of birth off.',
        ],
      ],
      [
        'Price, trial, end',
        [
          'The trial is seven days, once. After it a plan is charged as ordered, and renewed until you cancel in My Account. A county may pay by invoice, due in thirty days.',
          'When a subscription ends, your cases can be read, printed and exported for ninety days. You can delete your account with its cases at any time.',
        ],
      ],
      [
        'What may not be done',
        [
          'Do not try to reach the cases of others, to overload the service, or to send letters through it that nobody asked for. Tell us of a weakness you find: the page “Security” says how.',
        ],
      ],
      [
        'Liability and law',
        ['To be written by counsel: warranty, limits of liability, governing law, venue, and changes of these terms.'],
      ],
    ],
  },
  privacy: {
    title: legalNames.privacy,
    parts: [
      [
        'What we keep',
        [
          'About you: name, e-mail address, telephone number, county and agency, your role, when you logged in, and what you paid for. Card numbers go to our payment provider and never to us.',
          'About your cases: what you enter. An organization can switch the fields that name the defendant off; its people are then not asked for them.',
          'About an organization: a log of who did what, for its administrators; it names people and cases by their ids.',
        ],
      ],
      [
        'Who sees it',
        [
          'You, and in an organization the people whom its administrators let in. Our operators do not read cases; they see logs that hold no names, no facts of cases and no tokens.',
          'Amazon Web Services runs the service in the United States; Stripe takes payments; Cloudflare checks that a person signs up. Nothing of you or your cases is sold, and there is no advertising.',
        ],
      ],
      [
        'How long',
        [
          'A case that was deleted can be restored for thirty days, then it is gone. A printed report is kept one day. A deleted account is gone at once with its cases; backups of the database end after thirty-five days. For a year a mark from which no e-mail address or telephone number can be read remembers that a trial was given.',
        ],
      ],
      [
        'What you can do',
        [
          'In My Account you read and change what we keep of you, take everything along in one file, and delete the account. For anything else write to our support; we answer within forty-five days.',
        ],
      ],
      [
        'In the browser',
        [
          'One cookie keeps you logged in; only the log-in calls read it. What you typed into a case and did not save, and the list of messages, are kept by their tab until you close that or log out, and edits that wait for the network by the device until you log out; your display settings stay on it. Where “Read cases without a connection” is on in My Account, what you have opened can be read for two weeks and what you typed is kept for thirty days, until you log out. There is no tracking.',
        ],
      ],
    ],
  },
  security: {
    title: legalNames.security,
    parts: [
      [
        'Reporting a weakness',
        [
          'Write to security@countwise.example, with the steps that show it. We answer within three working days, tell you when it is mended, and take no action against anybody who looks in good faith at their own accounts and leaves other people’s data and the service alone.',
        ],
      ],
      [
        'How the service is kept',
        [
          'Everything travels over TLS 1.2 or later and rests encrypted. Each function of the service may do what it needs and nothing else; the API answers only through the edge where the firewall stands.',
          'E-mail addresses and telephone numbers are proved before an account counts. A change of how an account is logged in to asks for a fresh proof, and its owner is told of it by e-mail. A county can insist on its own work accounts.',
          'Sessions end after three days without use, and after two weeks at most, or what an organization chooses, up to twelve weeks. Log-ins, exports and downloads stand in a county’s log.',
          'The database can be restored to any second of the last thirty-five days; the restoration is rehearsed.',
        ],
      ],
    ],
  },
  accessibility: {
    title: legalNames.accessibility,
    parts: [
      [
        'What we aim at',
        [
          'Countwise aims at the Web Content Accessibility Guidelines 2.2, level AA, and at Section 508. Every screen is checked by an automatic test before each release, in light and dark colors, on a desk and on a phone.',
        ],
      ],
      [
        'What works',
        [
          'Everything can be done with the keyboard alone; the focus is always visible; text can be made larger in My Account and in the browser; nothing is said by color alone; moving parts follow the system’s setting for less motion. Printed reports are tagged and carry bookmarks.',
        ],
      ],
      [
        'What does not work yet',
        [
          'The ledger of an offer is wide on a phone and may scroll sideways. No person who uses a screen reader every day has reviewed the product yet, and there is no VPAT; both are planned. The card form and the log-in page of work accounts belong to other companies.',
        ],
      ],
      [
        'Telling us',
        [
          'If something keeps you out, write to our support: we answer within two working days, and help you with the task meanwhile.',
        ],
      ],
    ],
  },
} as const satisfies Record<LegalPageName, LegalPage>;
