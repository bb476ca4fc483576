import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Where the provider keeps what is under way: in memory, until it expires or the stack stops. */
export function inMemory(): (kind: string) => Adapter {
  const all = new Map<string, Kept>();
  return (kind) => {
    const nameOf = (id: string) => `${kind}:${id}`;
    const payloadOf = (kept: Kept | undefined) => (kept && kept.expiresAt > Date.now() ? kept.payload : undefined);
    return {
      upsert: async (id, payload, seconds = Number.POSITIVE_INFINITY) => {
        all.set(nameOf(id), { payload, expiresAt: Date.now() + seconds * 1000 });
      },
      find: async (id) => payloadOf(all.get(nameOf(id))),
      findByUid: async (uid) => payloadOf([...all.values()].find(({ payload }) => payload.uid === uid)),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const kept = all.get(nameOf(id));
        if (kept) kept.payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        all.delete(nameOf(id));
      },
      revokeByGrantId: async (grantId) => {
        // of this kind only: a sign-in under way names the grant of the one before
        for (const [name, { payload }] of all)
          if (name.startsWith(nameOf('')) && payload.grantId === grantId) all.delete(name);
      },
    };
  };
}
