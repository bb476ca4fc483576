import '../../shared/no-eval.ts';
import type { Asked } from '../../shared/case/sentence-of.ts';
import { answerQuestion } from './answer-question.ts';

// beside the page: the range of a long case takes longer than a key press may
addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(answerQuestion(data)));
