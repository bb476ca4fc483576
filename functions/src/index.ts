export { subscriptionStanding } from './platform/subscription-access.ts';
export { auditPart, auditStore } from './store/audit.ts';
export {
  agreedWith,
  leaveSeat,
  newSubscriberPart,
  type Subscriber,
  subscriberStore,
  takeSeat,
} from './store/subscribers.ts';
export { openTable, type Table } from './store/table.ts';
export { tableDefinition } from './store/table-definition.ts';
export { transact } from './store/transact.ts';
export { newUser, type User, userStore } from './store/users.ts';
export { follow } from './subscription/follow.ts';
export { payments } from './subscription/payments.ts';
