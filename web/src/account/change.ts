import type { UserAttributes } from '@countwise/contract';

/** A dialog that changes something of the user, and hands on the user as they are then. */
export interface Change {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChanged: (user: UserAttributes) => void;
}
