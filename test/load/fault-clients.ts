import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** What a run of the clients came to. */
export interface Run {
  readonly actions: number;
  /** Answers other than 200, by status. */
  readonly refused: ReadonlyMap<number, number>;
  /** Milliseconds of each action, from the shortest. */
  readonly times: readonly number[];
  /** Records that were answered with 200 and are not there. */
  readonly lost: number;
  /** Records that one request made more than once. */
  readonly doubled: number;
}

const made = z.object({ Id: z.string() });
const named = z.object({ cases: z.array(z.looseObject({ Id: z.string(), DefendantLastName: z.string().nullable() })) });
const charges = z.array(z.looseObject({ Id: z.string(), Notes: z.string().nullish() }));

/** A case that was answered for, and its charges that were. */
interface Made {
  readonly id: string;
  readonly name: string;
  readonly charges: string[];
}

/** Clients that list, create, add, change and open, as a person does, each action made once. */
export async function clients(
  call: (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>,
  crime: string,
  { people, rounds }: { readonly people: number; readonly rounds: number },
): Promise<() => Promise<Run>> {
  const refused = new Map<number, number>();
  const times: number[] = [];
  const cases: Made[] = [];
  const asked: string[] = [];
  const timed = async (method: string, path: string, body?: object): Promise<unknown> => {
    const begun = performance.now();
    const answer = await call(method, path, body);
    times.push(performance.now() - begun);
    if (answer.status === 200) return answer.body;
    refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
    return undefined;
  };
  const round = async (): Promise<void> => {
    await timed('GET', '/cases');
    const name = randomUUID();
    asked.push(name);
    const names = { DefendantFirstName: 'Fault', DefendantLastName: name, RequestId: randomUUID() };
    const created = made.safeParse(await timed('POST', '/cases', names)).data;
    if (created === undefined) return;
    const one: Made = { id: created.Id, name, charges: [] };
    cases.push(one);
    const charge = { CaseId: created.Id, CrimeId: crime, Date: '2026-03-14', RequestId: randomUUID() };
    const added = made.safeParse(await timed('POST', '/charges', charge)).data;
    if (added === undefined) return;
    one.charges.push(added.Id);
    await timed('PUT', `/charges/${added.Id}`, { SelectedTerm: 1 });
    await timed('GET', `/cases/${created.Id}`);
  };
  await Promise.all(
    Array.from({ length: people }, async () => {
      for (let nth = 0; nth < rounds; nth += 1) await round();
    }),
  );
  return async () => {
    const all: string[] = [];
    let next = '/cases?limit=500';
    while (next !== '') {
      const { body } = await call('GET', next);
      all.push(...named.parse(body).cases.map(({ DefendantLastName }) => DefendantLastName ?? ''));
      const cursor = z.looseObject({ next: z.string().nullish() }).parse(body).next;
      next = cursor ? `/cases?limit=500&next=${encodeURIComponent(cursor)}` : '';
    }
    let lost = cases.filter(({ name }) => !all.includes(name)).length;
    let doubled = asked.filter((name) => all.filter((each) => each === name).length > 1).length;
    for (const { id, charges: acknowledged } of cases) {
      const found = charges.parse((await call('GET', `/charges/CaseId/${id}`)).body).map(({ Id }) => Id);
      lost += acknowledged.filter((one) => !found.includes(one)).length;
      doubled += Math.max(0, found.length - 1);
    }
    return { actions: times.length, refused, times: times.toSorted((left, right) => left - right), lost, doubled };
  };
}
