/** The engine's tests alone, for the mutation run: `npx stryker run engine/stryker.config.json`. */
export default { test: { root: 'engine', include: ['src/**/*.test.ts'] } };
