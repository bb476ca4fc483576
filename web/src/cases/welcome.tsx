import './welcome.css';
import { welcome as text } from '../text/landing.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SampleCaseButton } from './sample-case-button.tsx';

/** The first thing a new user sees: the three products. */
export function Welcome({ onStart }: { readonly onStart: () => void }) {
  return (
    <Dialog opened onClose={onStart} title={text.title} size={520}>
      <div className="form">
        <dl className="welcome-products">
          {text.products.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <div className="form-foot">
          <Button tone="primary" size="large" onClick={onStart} data-autofocus>
            {text.start}
          </Button>
          <p>{text.sample}</p>
          <SampleCaseButton onMade={onStart} />
        </div>
      </div>
    </Dialog>
  );
}
