import type { CaseRecord } from '@countwise/contract';
import { useNavigate } from 'react-router';
import { CasePanel } from '../shared/case/case-panel.tsx';
import { KeyboardSheet } from '../ui/keyboard-sheet.tsx';
import { DeleteCaseDialog } from './delete-case-dialog.tsx';

/** What stands open over the list. */
export type OverList =
  | { readonly kind: 'edit'; readonly record: CaseRecord | 'new' }
  | { readonly kind: 'delete'; readonly record: CaseRecord; readonly scenarios: number }
  | { readonly kind: 'keys' };

interface Props {
  readonly open: OverList | undefined;
  readonly onClose: () => void;
}

/** The form of a case, the question before one is deleted, and the keys. */
export function ListDialogs({ open, onClose }: Props) {
  const navigate = useNavigate();
  const deleting = open?.kind === 'delete' ? open : undefined;
  return (
    <>
      <CasePanel
        editing={open?.kind === 'edit' ? open.record : undefined}
        onClose={onClose}
        onCreated={({ Id }) => void navigate(`/Cases/${Id}`)}
      />
      <DeleteCaseDialog record={deleting?.record} scenarios={deleting?.scenarios ?? 0} onClose={onClose} />
      <KeyboardSheet opened={open?.kind === 'keys'} onClose={onClose} />
    </>
  );
}
