/**
 * How the code of a function becomes one file: the same for the cloud and for the bench that watches its size. Chromium stays outside,
 * since it finds its compressed browser beside its own files.
 */
export const bundleOptions = {
  target: 'node24',
  minify: true,
  keepNames: true,
  mainFields: ['module', 'main'],
  external: ['@sparticuz/chromium'],
  // Some packages still call `require`, which a module does not have.
  banner: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
} as const;
