import { calls } from './calls/index.ts';
import { openApi } from './open-api.ts';

console.log(JSON.stringify(openApi(calls), null, 2));
