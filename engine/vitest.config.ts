/**
 * The engine's tests for the mutation run, `npx stryker run engine/stryker.config.json`, without the slow properties.
 * No test keeps a state, so that one worker serves all files.
 */
export default {
  test: {
    root: 'engine',
    include: ['src/**/*.test.ts'],
    exclude: ['src/properties.test.ts'],
    pool: 'threads',
    isolate: false,
  },
};
