import './password-parts.css';
import { passwordParts } from '@countwise/contract';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { signUp } from '../text/sign-up.ts';

/** What a password needs, each part ticked as it is typed. */
export function PasswordParts({ password }: { readonly password: string }) {
  return (
    <div className="password-parts">
      <p>{signUp.hints.password}</p>
      <ul>
        {signUp.passwordParts.map((part, index) => {
          const met = passwordParts[index]?.test(password) === true;
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
