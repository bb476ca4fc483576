import { ruleWords } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails as text } from '../../text/workspace.ts';

/** Sentencing Rules: the words of the rules that fix a charge's number, each with its section. */
export function SentencingRules({ words }: { readonly words: readonly string[] }) {
  const { data = [] } = useQuery({
    queryKey: ['rule-words', words],
    enabled: words.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => request(ruleWords, { body: { ruleWordIds: [...words] }, signal }),
  });
  if (data.length === 0) return null;
  return (
    <div className="info-wide">
      <dt>{text.rules}</dt>
      {data.map(({ Id, abbreviation, text: words, sectionNumber }) => (
        <dd key={Id}>
          <b>{abbreviation}</b> {words} {sectionNumber !== null && <Cite authority={sectionNumber} />}
        </dd>
      ))}
    </div>
  );
}
