import './sign-up.css';
import { sendVerificationEmail, sendVerificationSms, verifyCode, verifyEmailCode } from '@countwise/contract';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { LegalLinks } from '../shared/legal-links.tsx';
import { Mark } from '../shared/mark.tsx';
import { useBotCheck } from '../shared/proof/bot-check.ts';
import { sendFault, wasJustSent } from '../shared/proof/code-failures.ts';
import { VerifyStep } from '../shared/proof/verify-step.tsx';
import { sending, signUp as text } from '../text/sign-up.ts';
import { type Draft, forgetDraft, storeDraft, storedDraft } from './draft.ts';
import { forgetInvitation, type Invitation, storedInvitation } from './invitation.ts';
import type { Kind } from './kind.ts';
import { OrganizationStep } from './organization-step.tsx';
import { register } from './register.ts';
import { type Step, StepLine } from './step-line.tsx';
import { YouStep } from './you-step.tsx';

const noPasswords = { password: '', confirm: '' };

/** The sign-up in its steps. What is typed is kept on this device until the account stands, but for the password. */
export function SignUpScreen({ kind }: { readonly kind: Kind }) {
  const [passwords, setPasswords] = useState(noPasswords);
  const [step, setStep] = useState<Step>('you');
  const [isBack, setIsBack] = useState(false);
  const [fault, setFault] = useState<string>();
  const [invitation] = useState(() => (kind === 'invited' ? storedInvitation() : null));
  const invited = invitation?.Email ?? null;
  const [draft, setDraft] = useState(() => ({ ...storedDraft(), ...(invited !== null && { email: invited }) }));
  const navigate = useNavigate();
  const { place, takeToken } = useBotCheck();
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    storeDraft(next);
    setDraft(next);
  };
  const { current: proved } = useRef(new Map<string, string>());
  const { current: sent } = useRef(new Set<string>());
  const bot = async () => {
    const botToken = await takeToken();
    return botToken === undefined ? {} : { botToken };
  };
  const mailCode = async () =>
    void (await request(sendVerificationEmail, { body: { email: draft.email, ...(await bot()) } }));
  const textCode = async () =>
    void (await request(sendVerificationSms, { body: { phoneNumber: draft.phone, ...(await bot()) } }));
  // a code that went out stays good, whoever went back from its field in between
  const toCode = async (next: 'email' | 'verify', target: string, send: () => Promise<void>) => {
    setFault(undefined);
    try {
      if (!sent.has(target)) await send().catch(unlessJustSent);
      sent.add(target);
      setStep(next);
    } catch (error) {
      const failed = next === 'email' ? sending.mailFailed : sending.failed;
      setFault(error instanceof Failure ? sendFault(error, failed) : failed);
    }
  };
  const back = () => {
    setStep('you');
    setIsBack(true);
  };
  const toPhone = () => toCode('verify', draft.phone, textCode);
  // a letter costs nothing: only whoever reads it is texted to
  const toEmail = () => (proved.has(draft.email) ? toPhone() : toCode('email', draft.email, mailCode));
  const checkEmail = async (code: string) => {
    const { receipt } = await request(verifyEmailCode, { body: { email: draft.email, code } });
    proved.set(draft.email, receipt);
  };
  const checkPhone = async (code: string) => {
    const { receipt } = await request(verifyCode, { body: { phoneNumber: draft.phone, code } });
    proved.set(draft.phone, receipt);
  };
  const finish = async () => {
    const proofs = { email: proved.get(draft.email) ?? '', phone: proved.get(draft.phone) ?? '' };
    const address = await register({ kind, draft, password: passwords.password, invitation, proofs });
    forgetDraft();
    forgetInvitation();
    await navigate(address);
  };
  return (
    <div className="page sign-up">
      <title>{`${text.titles[kind]} · Countwise`}</title>
      <main>
        <Mark />
        <h1>{text.titles[kind]}</h1>
        <p className="sign-up-quiet">{leadOf(kind, invitation)}</p>
        <StepLine
          steps={kind === 'enterprise' ? ['you', 'organization', 'email', 'verify'] : ['you', 'email', 'verify']}
          now={step}
        />
        {fault !== undefined && (
          <p className="field-error" role="alert">
            {fault}
          </p>
        )}
        {step === 'you' && (
          <YouStep
            kind={kind}
            isBack={isBack}
            isInvited={invited !== null}
            draft={draft}
            onChange={change}
            bot={bot}
            passwords={passwords}
            onPasswords={setPasswords}
            onDone={async () => (kind === 'enterprise' ? setStep('organization') : toEmail())}
          />
        )}
        {step === 'organization' && <OrganizationStep draft={draft} onChange={change} onBack={back} onDone={toEmail} />}
        {step === 'email' && (
          <VerifyStep
            key="email"
            kind="email"
            to={draft.email}
            send={mailCode}
            check={checkEmail}
            onVerified={toPhone}
            onBack={back}
          />
        )}
        {step === 'verify' && (
          <VerifyStep
            key="phone"
            kind="phone"
            to={draft.phone}
            send={textCode}
            check={checkPhone}
            onVerified={finish}
            onBack={back}
          />
        )}
        <div ref={place} />
        {step === 'you' && <Elsewhere kind={kind} />}
      </main>
    </div>
  );
}

function unlessJustSent(error: unknown): void {
  if (!wasJustSent(error)) throw error;
}

const leadOf = (kind: Kind, invitation: Invitation | null): string => {
  const who = [invitation?.County, invitation?.Agency].filter(Boolean).join(', ');
  return who === '' ? text.lead[kind] : text.invitedBy(who);
};

/** The other ways in, and what anybody may read. */
const Elsewhere = ({ kind }: { readonly kind: Kind }) => (
  <>
    <div className="sign-up-elsewhere">
      <p>
        {text.haveAccount} <Link to="/login">{text.logIn}</Link>
      </p>
      {kind !== 'invited' && (
        <p>
          <Link to={kind === 'individual' ? '/getstarted/enterprise' : '/getstarted/individual'}>
            {text.otherKind[kind]}
          </Link>
        </p>
      )}
    </div>
    <LegalLinks apart />
  </>
);
