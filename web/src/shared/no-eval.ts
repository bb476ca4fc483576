// what `public/no-eval.js` says to a page, said to a worker: it is imported before all that makes schemas
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
