import { addCharge as text } from '../../text/add-charge.ts';

const helps = {
  664: { state: 'Attempt', text: text.attemptHelp },
  182: { state: 'Conspiracy', text: text.conspiracyHelp },
} as const;

/** Help for someone who searches an attempt or a conspiracy by its own section: `664`, `PC 664/211`, `182`. */
export function helpFor(typed: string) {
  const [, section, rest = ''] = /^\s*(?:pc\s*)?(664|182)(?:\/(.*))?$/i.exec(typed) ?? [];
  if (section !== '664' && section !== '182') return null;
  return { ...helps[section], rest };
}
