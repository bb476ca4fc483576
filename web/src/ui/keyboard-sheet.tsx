import './keyboard-sheet.css';
import { keyboard as text } from '../text/keyboard.ts';
import { Dialog } from './dialog.tsx';

/** `g then c` one after the other, `[ or ]` either of them; what is pressed together stands in one. */
const Keys = ({ of }: { readonly of: string }) =>
  of.split(/( then | or |, )/).map((part, nth) => (nth % 2 === 0 ? <kbd key={part}>{part}</kbd> : part));

/** Every key and what it does. */
export function KeyboardSheet({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={text.title} size={920}>
      <div className="key-sheet">
        {text.groups.map(({ name, keys }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <Keys of={key} />
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
