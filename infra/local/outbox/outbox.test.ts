import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetAccountCommand, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../shared/free-ports.ts';
import type { Listening } from '../shared/http.ts';
import { openOutbox } from './outbox.ts';
import { serveOutbox } from './serve-outbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
let endpoint: string;
let running: Listening;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  endpoint = `http://127.0.0.1:${port}`;
  running = await serveOutbox(port, openOutbox(folder));
});
afterAll(() => running.stop());

const inboxOf = async (to: string) => (await fetch(`${endpoint}/outbox?to=${encodeURIComponent(to)}`)).json();

test('mail sent by the SES client is in the inbox of its receiver, on the page and on disk', async () => {
  const mail = new SESv2Client({ endpoint, region: 'us-west-2', credentials });
  await mail.send(
    new SendEmailCommand({
      FromEmailAddress: 'office@countwise.example',
      Destination: { ToAddresses: ['Ana@county.example'] },
      Content: { Simple: { Subject: { Data: 'Your <code>' }, Body: { Text: { Data: '123456' } } } },
    }),
  );
  expect(await inboxOf('ana@county.example')).toMatchObject([{ subject: 'Your <code>', text: '123456' }]);
  expect(await inboxOf('someone@county.example')).toEqual([]);
  expect(await (await fetch(endpoint)).text()).toContain('Your &#60;code&#62;');
  expect(openOutbox(folder).sent('ana@county.example')).toHaveLength(1);
});

test('a text message goes to its number; a number that is not E.164 is refused', async () => {
  const texts = new PinpointSMSVoiceV2Client({ endpoint, region: 'us-west-2', credentials });
  await texts.send(new SendTextMessageCommand({ DestinationPhoneNumber: '+14155550100', MessageBody: 'Code 4711' }));
  expect(await inboxOf('+14155550100')).toMatchObject([{ channel: 'sms', text: 'Code 4711' }]);
  const wrong = new SendTextMessageCommand({ DestinationPhoneNumber: '(415) 555-0100', MessageBody: 'x' });
  await expect(texts.send(wrong)).rejects.toThrow(/E\.164/);
});

test('a call the outbox lacks fails with its name', async () => {
  const mail = new SESv2Client({ endpoint, region: 'us-west-2', credentials });
  await expect(mail.send(new GetAccountCommand({}))).rejects.toThrow('GET /v2/email/account');
});
