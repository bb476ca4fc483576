import { notifications } from '@mantine/notifications';
import { Button } from './button.tsx';
import { noteMessage } from './messages.ts';

interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly tone?: 'plain' | 'error';
  /** Milliseconds; errors stay until they are closed or acted on. */
  readonly stay?: number;
  /** It goes before that where this ends. */
  readonly until?: AbortSignal;
}

/** The last word that was no error: the next one takes its place. */
let shown: string | null = null;

/** The errors that stand, by their words: the same said again takes the place of what was said before. */
const standing = new Map<string, string>();

/** A short word at the foot of the screen, with one thing to do about it. The message log keeps it. */
export function showToast({ message, action, tone = 'plain', stay = 10_000, until }: Toast): void {
  noteMessage(message, tone);
  for (const earlier of [shown, standing.get(message)]) if (earlier != null) notifications.hide(earlier);
  const id = notifications.show({
    message: <Words message={message} action={action} onAct={() => notifications.hide(id)} />,
    color: tone === 'error' ? 'var(--crimson)' : 'var(--primary)',
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: tone === 'error' ? false : stay,
    closeButtonProps: { 'aria-label': 'Close' },
    onClose: () => standing.get(message) === id && standing.delete(message),
  });
  if (tone === 'error') standing.set(message, id);
  else shown = id;
  until?.addEventListener('abort', () => notifications.hide(id));
}

interface WordsProps extends Pick<Toast, 'message'> {
  readonly action: Toast['action'] | undefined;
  readonly onAct: () => void;
}

/** What a toast says, and the one thing to do about it. */
function Words({ message, action, onAct }: WordsProps) {
  return (
    <div className="toast">
      <span>{message}</span>
      {action && (
        <Button
          tone="quiet"
          onClick={() => {
            onAct();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** Takes away what stands there, such as the words of a session that ends. */
export function hideToasts(): void {
  standing.clear();
  notifications.clean();
}
