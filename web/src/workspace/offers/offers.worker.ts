import '../../shared/no-eval.ts';
import { answerSearch } from './answer-search.ts';
import type { Question } from './shown.ts';

// beside the page: a search takes longer than a key press may, and whoever asks otherwise ends this worker
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  for (const news of answerSearch(data, () => performance.now())) postMessage(news);
});
