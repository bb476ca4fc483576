import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { copy } from '../ui/copy.ts';

const text = account.security;

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes that stand in for a lost app, shown once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <section className="form" aria-label={text.recovery}>
      <h4>{text.recovery}</h4>
      <p>{text.recoveryText}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="account-secret">{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-actions account-actions">
        <Button tone="primary" onClick={onKept}>
          {text.kept}
        </Button>
        <Button onClick={() => void copy(codes.join('\n'), text.copied)}>{text.copy}</Button>
      </div>
    </section>
  );
}
