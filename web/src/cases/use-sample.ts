import { makeSampleCase, type SampleCase } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../api/request.ts';
import { casesQuery } from '../shared/case/case-queries.ts';
import { saidOf } from '../shared/read-only.ts';
import { caseList as text } from '../text/cases.ts';
import { showToast } from '../ui/toast.tsx';

/** Makes a sample with its charges, where it is not made yet, and opens it. */
export function useSample(onMade?: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (sample: SampleCase) => makeSampleCase(request, sample),
    onSuccess: async (id) => {
      await client.invalidateQueries({ queryKey: casesQuery.queryKey });
      onMade?.();
      await navigate(`/Cases/${id}`);
    },
    onError: (failure) => showToast({ message: saidOf(failure, text.sampleFailed), tone: 'error' }),
  });
}
