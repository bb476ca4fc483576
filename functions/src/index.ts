export { type Cases, caseStore } from './store/cases.ts';
export { type Charges, chargeStore } from './store/charges.ts';
export { type Subscriber, type Subscribers, subscriberStore } from './store/subscribers.ts';
export { openTable, type Table } from './store/table.ts';
export { tableDefinition } from './store/table-definition.ts';
export { type User, type Users, userStore } from './store/users.ts';
