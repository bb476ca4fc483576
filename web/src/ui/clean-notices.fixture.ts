import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetMessages } from './messages.ts';

/** A page left standing by a file of tests would show the notices of the next one beside it. */
afterEach(cleanup);

/** Notices outlive the page that showed them, of more than a few the newest waits, and each is noted: a test begins without any. */
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  forgetMessages();
});
