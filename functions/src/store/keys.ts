/** The keys of every item and index entry. No other file writes one. */
export interface Key {
  readonly PK: string;
  readonly SK: string;
}
export interface IndexKey {
  readonly GSI1PK: string;
  readonly GSI1SK: string;
}

const single = (kind: string, id: string): Key => ({ PK: `${kind}#${id}`, SK: kind });

export const keys = {
  user: (id: string) => single('USER', id),
  email: (email: string) => single('EMAIL', email.toLowerCase()),
  /** American numbers, with or without the country's own. */
  phone: (phone: string) => single('PHONE', phone.replaceAll(/\D/g, '').slice(-10)),
  microsoft: (microsoftId: string) => single('MICROSOFT', microsoftId),
  federated: (sub: string) => single('FEDERATED', sub),
  subscriber: (id: string) => single('SUBSCRIBER', id),
  counter: (scope: string) => single('COUNTER', scope),
  case: (id: string) => single('CASE', id),
  scenario: (caseId: string, id: string): Key => ({ PK: `CASE#${caseId}`, SK: `SCENARIO#${id}` }),
  child: (kind: ChildKind, id: string): Key => ({ PK: `CASE#${caseIdOf(id)}`, SK: `${kind}#${id}` }),
  /** Writes of a large gesture, laid out until they are done. */
  stage: (caseId: string, requestId: string, nth: number): Key => ({
    PK: `CASE#${caseId}`,
    SK: `STAGED#${requestId}#${String(nth).padStart(3, '0')}`,
  }),
  request: (caseId: string, requestId: string): Key => ({ PK: `REQUEST#${caseId}`, SK: `REQUEST#${requestId}` }),
  /** Of a case, and apart from it: they are long, and no reading of the case asks for them. */
  offer: (caseId: string, number: number): Key => ({
    PK: `OFFERS#${caseId}`,
    SK: `OFFER#${String(number).padStart(6, '0')}`,
  }),
  /** Of what was deleted and left nothing. */
  gone: (id: string) => single('GONE', id),
  code: (purpose: string, target: string) => single(`CODE#${purpose}`, target),
  draft: (id: string) => single('DRAFT', id),
  /** By the names as `oneSpelling` has them; those of before stand as they were typed. */
  agency: (county: string, agency: string): Key => ({ PK: `COUNTY#${county}`, SK: `AGENCY#${agency}` }),
  invitation: (guid: string) => single('INVITATION', guid),
  /** Of an address or telephone that had its trial, by its hash: the account is gone. */
  usedTrial: (hash: string) => single('USED-TRIAL', hash),
  bundle: (subscriberId: string, id: string): Key => ({ PK: `BUNDLES#${subscriberId}`, SK: `BUNDLE#${id}` }),
  reductions: (subscriberId: string) => single('REDUCTIONS', subscriberId),
  announcement: (id: string) => single('ANNOUNCEMENT', id),
  handledEvent: (id: string) => single('STRIPE-EVENT', id),
  wrongNumber: (userId: string, requestId: string): Key => ({
    PK: `WRONG-NUMBER#${userId}`,
    SK: `REPORT#${requestId}`,
  }),
  wrongNumbersOf: (userId: string, day: string): Key => ({ PK: `WRONG-NUMBER#${userId}`, SK: `DAY#${day}` }),
  /** How often something was done for somebody on a day. */
  quota: (kind: string, whom: string, day: string): Key => ({ PK: `QUOTA#${kind}#${whom}`, SK: `DAY#${day}` }),
  letter: (kind: string, about: string) => single(`LETTER#${kind}`, about),
  audit: (subscriberId: string, at: string, ...what: readonly string[]): Key => ({
    PK: `AUDIT#${subscriberId}`,
    SK: [at, ...what].join('#'),
  }),
} as const;

/** What hangs on a case. The sort key of a child begins with its kind. */
export type ChildKind = 'CHARGE' | 'FACTOR' | 'LIMITATION' | 'CIRCUMSTANCE' | 'VICTIM';

export const index = {
  usersOf: (subscriberId: string, id: string): IndexKey => ({
    GSI1PK: `SUBSCRIBER#${subscriberId}`,
    GSI1SK: `USER#${id}`,
  }),
  invitationsOf: (subscriberId: string, guid: string): IndexKey => ({
    GSI1PK: `INVITATIONS#${subscriberId}`,
    GSI1SK: guid,
  }),
  casesOf: (ownerId: string, createdAt: string): IndexKey => ({ GSI1PK: `OWNER#${ownerId}`, GSI1SK: createdAt }),
  auditOf: (subscriberId: string, act: string, sortKey: string): IndexKey => ({
    GSI1PK: `AUDIT#${subscriberId}#${act}`,
    GSI1SK: sortKey,
  }),
  /** Deleted cases that can be restored. */
  restorableOf: (ownerId: string, deletedAt: string): IndexKey => ({
    GSI1PK: `RESTORABLE#${ownerId}`,
    GSI1SK: deletedAt,
  }),
  /** Scenarios that were deleted with their case, and come back with it. */
  deletedWith: (caseId: string, deletedAt: string): IndexKey => ({
    GSI1PK: `DELETED-WITH#${caseId}`,
    GSI1SK: deletedAt,
  }),
  /** Cases and scenarios that are deleted for good, for as long as anything of them is left. */
  deletedOf: (ownerId: string, deletedAt: string): IndexKey => ({ GSI1PK: `DELETED#${ownerId}`, GSI1SK: deletedAt }),
} as const;

/** A child of a case carries the id of its case in its own (`childId`), so that one read finds it. */
export const caseIdOf = (id: string): string => id.split('.', 1)[0] ?? id;
/** The id a child gets when it is copied into another case. */
export const copiedId = (id: string, toCaseId: string): string => `${toCaseId}${id.slice(caseIdOf(id).length)}`;
