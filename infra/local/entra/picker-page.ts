import { escapeHtml } from '../shared/escape-html.ts';
import type { WorkAccount } from './work-accounts.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}
button{display:block;width:100%;text-align:left;font:inherit;padding:.75rem 1rem;margin:.5rem 0;background:#fff;
border:1px solid #767676;border-radius:4px;cursor:pointer}button:hover{background:#f2f2f2}small{color:#595959}`;

const choice =
  (action: string) =>
  ({ sub, email, given_name, family_name }: WorkAccount): string =>
    `<form method="post" action="${escapeHtml(action)}?account=${encodeURIComponent(sub)}">
<button>${escapeHtml(`${given_name} ${family_name}`)}<br><small>${escapeHtml(email)}</small></button></form>`;

/** Stands where Microsoft's sign-in page does: no password, one button an account. `action` is the address a choice is posted to. */
export const pickerPage = (accounts: readonly WorkAccount[], action: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pick a work account</title><style>${style}</style><h1>Pick a work account</h1>
${accounts.map(choice(action)).join('\n')}
<form method="post" action="${escapeHtml(action)}"><button>Cancel</button></form></html>`;
