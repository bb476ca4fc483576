import './sign-up.css';
import { sendVerificationSms } from '@countwise/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { common } from '../text/common.ts';
import { sending, signUp as text } from '../text/sign-up.ts';
import { useBotCheck } from './bot-check.ts';
import { sendFault } from './code-failures.ts';
import { type Draft, forgetDraft, storeDraft, storedDraft } from './draft.ts';
import { forgetInvitation, type Invitation, storedInvitation } from './invitation.ts';
import type { Kind } from './kind.ts';
import { OrganizationStep } from './organization-step.tsx';
import { register } from './register.ts';
import { type Step, StepLine } from './step-line.tsx';
import { VerifyStep } from './verify-step.tsx';
import { YouStep } from './you-step.tsx';

const noPasswords = { password: '', confirm: '' };

/** The sign-up in its steps. What is typed is kept on this device until the account stands, but for the password. */
export function SignUpScreen({ kind }: { readonly kind: Kind }) {
  const [draft, setDraft] = useState(storedDraft);
  const [passwords, setPasswords] = useState(noPasswords);
  const [step, setStep] = useState<Step>('you');
  const [fault, setFault] = useState<string>();
  const [invitation] = useState(() => (kind === 'invited' ? storedInvitation() : null));
  const navigate = useNavigate();
  const { place, takeToken } = useBotCheck();
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    storeDraft(next);
    setDraft(next);
  };
  const send = async () => {
    const botToken = await takeToken();
    await request(sendVerificationSms, {
      body: { phoneNumber: draft.phone, ...(botToken !== undefined && { botToken }) },
    });
  };
  const toVerify = async () => {
    setFault(undefined);
    try {
      await send();
      setStep('verify');
    } catch (error) {
      setFault(error instanceof Failure ? sendFault(error) : sending.failed);
    }
  };
  const finish = async () => {
    const address = await register({ kind, draft, password: passwords.password, invitation });
    forgetDraft();
    forgetInvitation();
    await navigate(address);
  };
  return (
    <div className="sign-up">
      <title>{`${text.titles[kind]} · Countwise`}</title>
      <main>
        <p className="brand">{common.product}</p>
        <h1>{text.titles[kind]}</h1>
        <p className="sign-up-quiet">{leadOf(kind, invitation)}</p>
        <StepLine steps={kind === 'enterprise' ? ['you', 'organization', 'verify'] : ['you', 'verify']} now={step} />
        {fault !== undefined && (
          <p className="field-error" role="alert">
            {fault}
          </p>
        )}
        {step === 'you' && (
          <YouStep
            kind={kind}
            draft={draft}
            onChange={change}
            passwords={passwords}
            onPasswords={setPasswords}
            onDone={async () => (kind === 'enterprise' ? setStep('organization') : toVerify())}
          />
        )}
        {step === 'organization' && (
          <OrganizationStep draft={draft} onChange={change} onBack={() => setStep('you')} onDone={toVerify} />
        )}
        {step === 'verify' && (
          <VerifyStep phone={draft.phone} send={send} onVerified={finish} onBack={() => setStep('you')} />
        )}
        <div ref={place} />
        {step === 'you' && <Elsewhere kind={kind} />}
      </main>
    </div>
  );
}

const leadOf = (kind: Kind, invitation: Invitation | null): string => {
  const who = [invitation?.County, invitation?.Agency].filter(Boolean).join(', ');
  return who === '' ? text.lead[kind] : text.invitedBy(who);
};

/** The other ways in. */
function Elsewhere({ kind }: { readonly kind: Kind }) {
  return (
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
  );
}
