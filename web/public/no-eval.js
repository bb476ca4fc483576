// zod compiles schemas with `new Function` where it may; the content security policy says it may not, and each try would be reported. It asks as schemas are made, before the site's own modules run.
globalThis.__zod_globalConfig = { jitless: true };
