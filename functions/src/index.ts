export { auditPart, auditStore } from './store/audit.ts';
export { agreedWith, newSubscriberPart, type Subscriber, subscriberStore } from './store/subscribers.ts';
export { openTable, type Table } from './store/table.ts';
export { tableDefinition } from './store/table-definition.ts';
export { transact } from './store/transact.ts';
export { newUser, type User, userStore } from './store/users.ts';
