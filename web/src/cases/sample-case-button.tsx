import { sampleCases } from '@countwise/contract';
import { caseList as text } from '../text/cases.ts';
import { Button } from '../ui/button.tsx';
import { useSample } from './use-sample.ts';

/** Makes a case of nobody, with its charges, and opens it. */
export function SampleCaseButton({ onMade }: { readonly onMade?: () => void }) {
  const make = useSample(onMade);
  const [first] = sampleCases;
  return (
    <Button busy={make.isPending} onClick={() => first && make.mutate(first)}>
      {text.sample}
    </Button>
  );
}
