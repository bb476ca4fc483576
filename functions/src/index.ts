export { newSubscriberPart, type Subscriber } from './store/subscribers.ts';
export { tableDefinition } from './store/table-definition.ts';
export { transact } from './store/transact.ts';
export { newUser, type User, userStore } from './store/users.ts';
