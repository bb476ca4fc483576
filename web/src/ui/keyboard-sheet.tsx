import './keyboard-sheet.css';
import { keyboard as text } from '../text/keyboard.ts';
import { Dialog } from './dialog.tsx';

/** Every key and what it does. */
export function KeyboardSheet({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={text.title} size={720}>
      <div className="key-sheet">
        {text.groups.map(({ name, keys }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
