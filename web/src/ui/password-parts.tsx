import './password-parts.css';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { signUp } from '../text/sign-up.ts';

const tests: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 8 && password.length <= 20,
  (password) => /[a-z]/.test(password),
  (password) => /[A-Z]/.test(password),
  (password) => /\d/.test(password),
  (password) => /[^A-Za-z0-9]/.test(password),
];

/** What a password needs, each part ticked as it is typed. */
export function PasswordParts({ password }: { readonly password: string }) {
  return (
    <div className="password-parts">
      <p>{signUp.hints.password}</p>
      <ul>
        {signUp.passwordParts.map((part, index) => {
          const met = tests[index]?.(password) === true;
          return (
            <li key={part} data-met={met}>
              {met ? <IconCheck size={14} aria-label="Met:" /> : <IconPoint size={14} aria-hidden="true" />}
              {part}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
