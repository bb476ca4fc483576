import './deleted-cases.css';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { deletedCasesQuery } from '../shared/case/case-queries.ts';
import { caseList as text } from '../text/cases.ts';
import { Button } from '../ui/button.tsx';
import { useCommand } from '../ui/commands.tsx';
import { useWanted } from '../ui/use-wanted.ts';

const DeletedDialog = lazy(async () => ({ default: (await import('./deleted-dialog.tsx')).DeletedDialog }));

/** The way to the cases that were deleted lately. */
export function DeletedCases() {
  const deleted = useQuery(deletedCasesQuery);
  const [opened, setOpened] = useState(false);
  const wanted = useWanted(opened);
  const open = () => setOpened(true);
  useCommand({ label: text.deletedTitle, run: open });
  return (
    <div className="deleted-cases">
      <Button tone="quiet" icon={<IconTrash size={16} aria-hidden="true" />} onClick={open}>
        {text.deletedCount(deleted.data?.length ?? 0)}
      </Button>
      {wanted && (
        <Suspense>
          <DeletedDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
