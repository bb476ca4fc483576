export { type DemoAccount, demoAccounts, inSet } from './demo/accounts.ts';
export { type Functions, startFunctions } from './gateway/functions.ts';
export { type Stack, type StackOptions, startStack } from './stack.ts';
