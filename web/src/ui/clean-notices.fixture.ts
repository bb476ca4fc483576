import { notifications } from '@mantine/notifications';
import { afterEach } from 'vitest';
import { forgetMessages } from './messages.ts';

/** Notices outlive the page that showed them, of more than a few the newest waits, and each is noted: a test begins without any. */
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  forgetMessages();
});
