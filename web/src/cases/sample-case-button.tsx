import { makeSampleCase } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../api/request.ts';
import { casesQuery } from '../shared/case/case-queries.ts';
import { caseList as text } from '../text/cases.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';

/** Makes a case of nobody, with its charges, and opens it. */
export function SampleCaseButton({ onMade }: { readonly onMade?: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () => makeSampleCase(request),
    onSuccess: async (id) => {
      await client.invalidateQueries({ queryKey: casesQuery.queryKey });
      onMade?.();
      await navigate(`/Cases/${id}`);
    },
    onError: () => showToast({ message: text.sampleFailed, tone: 'error' }),
  });
  return (
    <Button busy={make.isPending} onClick={() => make.mutate()}>
      {text.sample}
    </Button>
  );
}
