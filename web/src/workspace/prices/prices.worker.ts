import '../../shared/no-eval.ts';
import type { Asked } from '../../shared/case/sentence-of.ts';
import { priceList } from './price-list.ts';

// beside the page: a case is answered as often as it has rows, and pairs of them
addEventListener('message', ({ data }: MessageEvent<{ readonly asked: Asked }>) => postMessage(priceList(data.asked)));
