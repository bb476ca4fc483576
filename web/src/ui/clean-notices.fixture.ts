import { notifications } from '@mantine/notifications';
import { afterEach } from 'vitest';

/** Notices outlive the page that showed them, and of more than a few the newest waits: each test begins without any. */
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});
