import { notifications } from '@mantine/notifications';
import { Button } from './button.tsx';
import { noteMessage } from './messages.ts';

interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly tone?: 'plain' | 'error';
  /** Milliseconds; errors stay until they are closed or acted on. */
  readonly stay?: number;
}

/** The last word that was no error: the next one takes its place. */
let shown: string | null = null;

/** The errors that stand, by their words: the same said again takes the place of what was said before. */
const standing = new Map<string, string>();

/** A short word at the foot of the screen, with one thing to do about it. The message log keeps it. */
export function showToast({ message, action, tone = 'plain', stay = 10_000 }: Toast): void {
  noteMessage(message, tone);
  for (const earlier of [shown, standing.get(message)]) if (earlier != null) notifications.hide(earlier);
  const id = notifications.show({
    message: (
      <div className="toast">
        <span>{message}</span>
        {action && (
          <Button
            tone="quiet"
            onClick={() => {
              notifications.hide(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ),
    color: tone === 'error' ? 'var(--crimson)' : 'var(--primary)',
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: tone === 'error' ? false : stay,
    closeButtonProps: { 'aria-label': 'Close' },
    onClose: () => standing.get(message) === id && standing.delete(message),
  });
  if (tone === 'error') standing.set(message, id);
  else shown = id;
}

/** Takes away what stands there, such as the words of a session that ends. */
export function hideToasts(): void {
  standing.clear();
  notifications.clean();
}
