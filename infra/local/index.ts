export { type Stack, type StackOptions, startStack } from './stack.ts';
