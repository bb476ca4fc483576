import {
  changeEmail,
  changePhone,
  checkEmail,
  checkPhoneNumber,
  emailAddress,
  sendVerificationEmail,
  sendVerificationSms,
  verifyCode,
  verifyEmailCode,
} from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { useBotCheck } from '../shared/proof/bot-check.ts';
import { sendFault, wasJustSent } from '../shared/proof/code-failures.ts';
import { VerifyStep } from '../shared/proof/verify-step.tsx';
import { account } from '../text/account.ts';
import { common } from '../text/common.ts';
import { signUp } from '../text/sign-up.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { formatPhone, isPhone } from '../ui/phone-number.ts';
import type { Change } from './change.ts';

const text = account.other;
const { faults } = signUp;
type Bot = { readonly botToken?: string };

/** How each of the two is asked about, proved and changed. */
const ways = {
  email: {
    title: account.profile.changeEmail,
    field: { type: 'email', autoComplete: 'email' },
    typed: (value: string) => value.trim().toLowerCase(),
    isGood: (email: string) => emailAddress.safeParse(email).success,
    invalid: faults.emailInvalid,
    taken: async (email: string) =>
      (await request(checkEmail, { body: { UserName: email } })).emailTaken ? faults.emailTaken : undefined,
    send: (email: string, bot: Bot) => request(sendVerificationEmail, { body: { email, ...bot } }),
    check: (email: string, code: string) => request(verifyEmailCode, { body: { email, code } }),
    change: (Email: string, EmailReceipt: string) => request(changeEmail, { body: { Email, EmailReceipt } }),
  },
  phone: {
    title: account.profile.changePhone,
    field: { type: 'tel', autoComplete: 'tel-national' },
    typed: formatPhone,
    isGood: isPhone,
    invalid: faults.phoneInvalid,
    taken: async (phone: string) =>
      (await request(checkPhoneNumber, { body: { PhoneNumber: phone } })).uniquePhoneNumber
        ? undefined
        : faults.phoneTaken,
    send: (phoneNumber: string, bot: Bot) => request(sendVerificationSms, { body: { phoneNumber, ...bot } }),
    check: (phoneNumber: string, code: string) => request(verifyCode, { body: { phoneNumber, code } }),
    change: (PhoneNumber: string, PhoneReceipt: string) =>
      request(changePhone, { body: { PhoneNumber, PhoneReceipt } }),
  },
} as const;

interface Props {
  readonly kind: keyof typeof ways;
  /** As it is now. */
  readonly now: string;
}

/** Another address or number, in two steps: which, then its code. */
export function ChangeProved({ kind, opened, onClose, ...rest }: Props & Change) {
  return (
    <Dialog opened={opened} onClose={onClose} title={ways[kind].title}>
      <Steps kind={kind} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Steps({ kind, now, onClose, onChanged }: Props & Omit<Change, 'opened'>) {
  const way = ways[kind];
  const [value, setValue] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const receipt = useRef('');
  const { place, takeToken } = useBotCheck();
  const send = async () => {
    const botToken = await takeToken();
    await way.send(value, botToken === undefined ? {} : { botToken });
  };
  const begin = useMutation({
    mutationFn: async () => {
      const fault = value === now ? text.same : way.isGood(value) ? await way.taken(value) : way.invalid;
      if (fault !== undefined) return fault;
      try {
        await send();
      } catch (error) {
        if (!wasJustSent(error)) throw error;
      }
      setSentTo(value);
      return undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!begin.isPending) begin.mutate();
  };
  const fault = begin.error instanceof Failure ? sendFault(begin.error, text.failed) : begin.error?.message;
  return (
    <>
      {sentTo === undefined ? (
        <form className="form" onSubmit={submit} noValidate>
          <p>{text[kind].why}</p>
          <TextField
            {...way.field}
            label={text[kind].label}
            size="md"
            data-autofocus
            value={value}
            error={begin.data ?? fault}
            onChange={(event) => {
              begin.reset();
              setValue(way.typed(event.currentTarget.value));
            }}
          />
          <div className="form-actions">
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button type="submit" tone="primary" busy={begin.isPending}>
              {text.send}
            </Button>
          </div>
        </form>
      ) : (
        <VerifyStep
          kind={kind}
          to={sentTo}
          submit={text.submit}
          send={send}
          check={async (code) => {
            receipt.current = (await way.check(sentTo, code)).receipt;
          }}
          onVerified={async () => onChanged((await way.change(sentTo, receipt.current)).user_attr)}
          onBack={() => setSentTo(undefined)}
        />
      )}
      <div ref={place} />
    </>
  );
}
