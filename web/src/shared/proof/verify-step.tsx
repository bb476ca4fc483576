import './proof.css';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '../../api/failure.ts';
import { signUp, verify as text } from '../../text/sign-up.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { useFirstFocus } from '../../ui/use-first-focus.ts';
import { registrationFault, resendFault, verifyFault } from './code-failures.ts';
import { useCountdown } from './use-countdown.ts';

const resendSeconds = 60;
const mostResends = 5;
const lockSeconds = 600;

interface Props {
  /** What is proved, and the address or number it is. */
  readonly kind: 'email' | 'phone';
  readonly to: string;
  /** What the button says that checks the code, where it does not go on with a sign-up. */
  readonly submit?: string;
  /** Sends one more code. */
  readonly send: () => Promise<void>;
  /** Proves it by the code that was sent. */
  readonly check: (code: string) => Promise<void>;
  /** It is proved: goes on, or makes the account. */
  readonly onVerified: () => Promise<void>;
  readonly onBack: () => void;
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const saidOf = (error: unknown, faultOf: (failure: Failure) => string): string =>
  error instanceof Failure ? faultOf(error) : error instanceof Error ? error.message : '';

/** A step with a code: first the one mailed to the address, then the one texted to the phone, then the account. */
export function VerifyStep({ kind, to, submit: submitLabel, send, check, onVerified, onBack }: Props) {
  const words = text[kind];
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  const [busy, setBusy] = useState(false);
  const [proved, setProved] = useState(false);
  const lock = useCountdown(0);
  const form = useFirstFocus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || lock.left > 0) return;
    setTaken(false);
    setFault(code.length < 6 && !proved ? text.tooShort : undefined);
    if (code.length < 6 && !proved) return;
    setBusy(true);
    try {
      if (!proved) await check(code);
      setProved(true);
    } catch (error) {
      const said = saidOf(error, verifyFault);
      if (said === text.locked) lock.start(lockSeconds);
      setFault(said);
      return setBusy(false);
    }
    await onVerified().catch((error: unknown) => {
      setFault(saidOf(error, registrationFault));
      setTaken(error instanceof Failure && error.status === 409);
    });
    setBusy(false);
  };
  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{words.title}</h2>
      <p>{words.sentTo(to)}</p>
      <CodeField
        label={text.code}
        value={code}
        onChange={setCode}
        error={isTaken && submitLabel === undefined ? <WithLogIn fault={fault} /> : fault}
      />
      {lock.left > 0 && <p className="proof-quiet">{text.lockedFor(minutes(lock.left))}</p>}
      <div className="form-foot">
        <Button type="submit" tone="primary" wide busy={busy} blocked={lock.left > 0}>
          {submitLabel ?? words.submit}
        </Button>
        <Resend send={send} resent={words.resent} />
        <Button tone="quiet" onClick={onBack}>
          {words.change}
        </Button>
      </div>
    </form>
  );
}

/** The account may be one's own: the way to the sign-in stands beside it. */
const WithLogIn = ({ fault }: { readonly fault: string | undefined }) => (
  <>
    {fault} <Link to="/login">{signUp.logIn}</Link>
  </>
);

/** Another code: not within a minute of the last, and five times at most. */
function Resend({ send, resent }: Pick<Props, 'send'> & { readonly resent: string }) {
  const wait = useCountdown(resendSeconds);
  const [sent, setSent] = useState(0);
  const [said, setSaid] = useState('');
  const resend = async () => {
    if (wait.left > 0) return setSaid(text.resendWait);
    if (sent >= mostResends) return setSaid(text.resendLimit);
    try {
      await send();
      setSent(sent + 1);
      wait.start(resendSeconds);
      setSaid(resent);
    } catch (error) {
      const fault = saidOf(error, resendFault);
      // one went out that this page does not know of: from another tab, or before a reload
      if (fault === text.resendWait) wait.start(resendSeconds);
      setSaid(fault);
    }
  };
  // the seconds on the button are not read out; that they are over is, once
  const isOver = wait.left === 0 && sent < mostResends && ['', resent, text.resendWait].includes(said);
  return (
    <div className="proof-resend">
      <Button aria-disabled={wait.left > 0} onClick={() => void resend()}>
        {wait.left > 0 ? text.resendIn(wait.left) : text.resend}
      </Button>
      <p role="status">{isOver ? text.resendNow : said}</p>
    </div>
  );
}
