export { type DemoAccount, demoAccounts } from './demo/accounts.ts';
export { type Stack, type StackOptions, startStack } from './stack.ts';
