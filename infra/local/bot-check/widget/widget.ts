// Stands in for the bot check's own script: it takes whoever comes for a person.
import { dummyToken } from '../dummy-token.ts';

interface RenderOptions {
  readonly callback?: (token: string) => void;
}

const turnstile = {
  render: (_container: string | HTMLElement, { callback }: RenderOptions): string => {
    setTimeout(() => callback?.(dummyToken));
    return 'widget';
  },
  getResponse: () => dummyToken,
  reset: () => {},
  remove: () => {},
};

Object.assign(window, { turnstile });
