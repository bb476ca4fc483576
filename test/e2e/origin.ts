/** Where the stack of this run stands, as an environment variable. */
export const originVariable = 'COUNTWISE_E2E_ORIGIN';
