import './sentence.css';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { sentence as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Release, SentencePanel, Total } from './sentence-panel.tsx';

/** The total at the foot of a narrow screen; `Why?` opens the whole panel as a sheet. */
export function BottomBar() {
  const { key } = useLocation();
  // a link in the sheet leads to what lies behind it
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === key;
  return (
    <>
      <div className="bottom-bar">
        <div>
          <Total />
          <p>
            <Release />
          </p>
        </div>
        <Button tone="primary" size="large" onClick={() => setOpenedAt(key)}>
          {text.why}
        </Button>
      </div>
      <Sheet opened={opened} onClose={() => setOpenedAt(null)} title={text.label}>
        <SentencePanel />
      </Sheet>
    </>
  );
}
