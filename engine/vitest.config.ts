/** The engine's tests for the mutation run, `npx stryker run engine/stryker.config.json`, without the slow properties. */
export default {
  test: { root: 'engine', include: ['src/**/*.test.ts'], exclude: ['src/properties.test.ts'] },
};
