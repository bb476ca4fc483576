import { common } from '../text/common.ts';
import { showToast } from './toast.tsx';

/** Puts words, or a thing of several types, on the clipboard and says so; a browser that refuses is said to, and how to go on. */
export async function copy(
  put: string | ClipboardItem,
  said: string,
  shown: { readonly stay?: number } = {},
): Promise<void> {
  try {
    await (typeof put === 'string' ? navigator.clipboard.writeText(put) : navigator.clipboard.write([put]));
  } catch {
    return showToast({ message: common.notCopied, tone: 'error' });
  }
  showToast({ message: said, ...shown });
}
