import { MutationCache, QueryClient } from '@tanstack/react-query';

/** On how many pages the client of a cache stands. */
const pages = new WeakMap<MutationCache, number>();
const moved = (cache: MutationCache, by: 1 | -1) => pages.set(cache, (pages.get(cache) ?? 0) + by);

const { canRun } = Object.getOwnPropertyDescriptors(MutationCache.prototype);
const { mount, unmount } = Object.getOwnPropertyDescriptors(QueryClient.prototype);

/**
 * A page that is left sends nothing more: one worker serves all files of tests, and what it had still to send, or to try
 * again, would come to the server of a later test.
 */
MutationCache.prototype.canRun = function (mutation) {
  return pages.get(this) !== 0 && canRun.value?.call(this, mutation) === true;
};
QueryClient.prototype.mount = function () {
  moved(this.getMutationCache(), 1);
  mount.value?.call(this);
};
QueryClient.prototype.unmount = function () {
  moved(this.getMutationCache(), -1);
  unmount.value?.call(this);
};
