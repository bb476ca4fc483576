import { memo, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readWanted, type Wanted } from '../shared/crime/wanted.ts';
import { useReadOnly, useUnlessReadOnly } from '../shared/read-only.ts';
import { KeyboardSheet } from '../ui/keyboard-sheet.tsx';
import { AddChargeOverlay } from './add-charge/add-charge-overlay.tsx';
import { CreateReports } from './reports/create-reports.tsx';
import { CompareDialog } from './scenarios/compare-dialog.tsx';
import { ManageDialog } from './scenarios/manage-dialog.tsx';
import { useFamily } from './scenarios/scenario-tabs.tsx';
import { Afterwards, useWork } from './writes/work-context.tsx';

/** `insertAt`: the search, to add to that count. */
type Popup = 'add' | { readonly insertAt: number } | 'reports' | 'keys' | 'scenarios' | 'compare' | null;

/** Which popup stands before the case, and what opens and closes it; an address may ask for one. */
export function usePopup() {
  const [query, setQuery] = useSearchParams();
  const wanted = useMemo(() => readWanted(query), [query]);
  const isReports = query.has('showReportModal');
  const [chosen, setPopup] = useFirstPopup(isReports);
  const readOnly = useReadOnly();
  const unlessReadOnly = useUnlessReadOnly();
  const isAsked = isReports || wanted !== null;
  const onClose = useCallback(() => {
    setPopup(null);
    if (isAsked) setQuery({}, { replace: true });
  }, [setPopup, isAsked, setQuery]);
  const opens = useMemo(
    () => ({
      onAdd: () => unlessReadOnly(() => setPopup('add')),
      onInsert: (count: number) => unlessReadOnly(() => setPopup({ insertAt: count })),
      onReports: () => setPopup('reports'),
      onScenarios: () => setPopup('scenarios'),
      onCompare: () => setPopup('compare'),
      onKeys: () => setPopup('keys'),
    }),
    [setPopup, unlessReadOnly],
  );
  const popup: Popup = chosen ?? (wanted === null ? null : 'add');
  return { opens, popups: { popup: readOnly !== false && adds(popup) ? null : popup, wanted, onClose } };
}

const adds = (popup: Popup): boolean => popup === 'add' || (popup !== null && typeof popup === 'object');

interface PopupProps {
  readonly popup: Popup;
  readonly wanted: Wanted | null;
  readonly onClose: () => void;
}

/** What may stand before the case: while it is closed, it is no work of a press. */
export const Popups = memo((props: PopupProps) => (
  <Afterwards inUse={props.popup !== null}>
    <OpenPopup {...props} />
  </Afterwards>
));

function OpenPopup({ popup, wanted, onClose }: PopupProps) {
  const scenarios = useFamily();
  const insertAt = popup !== null && typeof popup === 'object' ? popup.insertAt : null;
  return (
    <>
      <AddChargeOverlay
        opened={popup === 'add' || insertAt !== null}
        insertAt={insertAt}
        wanted={wanted}
        onClose={onClose}
      />
      <ManageDialog opened={popup === 'scenarios'} onClose={onClose} scenarios={scenarios} />
      <CompareDialog opened={popup === 'compare'} onClose={onClose} scenarios={scenarios} />
      <CreateReports opened={popup === 'reports'} onClose={onClose} />
      <KeyboardSheet opened={popup === 'keys'} onClose={onClose} />
    </>
  );
}

/** A case without charges opens the search; `?showReportModal=1` the reports. */
function useFirstPopup(reports: boolean) {
  const { rows } = useWork();
  return useState<Popup>(reports ? 'reports' : rows.length === 0 ? 'add' : null);
}
