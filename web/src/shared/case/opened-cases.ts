import { z } from 'zod';

/** The case opened last, under the product's own name, and the ones before it. Ids only: names come from the server. */
const names = { last: 'selected_case_id', earlier: 'earlier_case_ids' } as const;
const kept = 3;
const list = z.array(z.string()).catch([]);

/** The cases opened last on this device, the latest first. */
export function openedCases(): readonly string[] {
  const last = localStorage.getItem(names.last);
  return last === null ? [] : [last, ...list.parse(JSON.parse(localStorage.getItem(names.earlier) ?? '[]'))];
}

export function rememberOpened(id: string): void {
  const [last = id, ...earlier] = [id, ...openedCases().filter((one) => one !== id)].slice(0, kept);
  localStorage.setItem(names.last, last);
  localStorage.setItem(names.earlier, JSON.stringify(earlier));
}
