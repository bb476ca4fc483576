import { Notifications } from '@mantine/notifications';

/** Where toasts stand. */
export const Notices = () => (
  <Notifications position="bottom-center" limit={3} pauseResetOnHover="notification" containerWidth={480} />
);
