/** Somebody who works alone and has neither a message nor a phone. */
export const userOf = (id: string) => ({
  id,
  email: `${id}@example.com`,
  FirstName: 'One',
  LastName: 'Demo',
  WhichCounty: null,
  WhichAgency: null,
  PhoneNumber: null,
  SubscriberId: 'own',
  Role: 'admin' as const,
  isAdmin: true,
  firstLoginMessage: false,
  AdPopUpId: null,
  Subscriber: null,
});
