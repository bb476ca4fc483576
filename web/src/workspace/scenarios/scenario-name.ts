import { scenarios as text } from '../../text/modes.ts';

const longest = 30;

/** What is wrong with the name of a scenario, or null. The words for special characters differ in a new one and a rename. */
export function nameFault(name: string, characters: string = text.nameCharacters): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return text.nameEmpty;
  if (trimmed.length > longest) return text.nameLong(trimmed.length);
  return /^[\p{L}\p{N} ]+$/u.test(trimmed) ? null : characters;
}

/** A name for a scenario made in haste: the first `Scenario n` that none has. */
export function freeName(taken: readonly string[]): string {
  const free = (number: number): string =>
    taken.includes(text.numbered(number)) ? free(number + 1) : text.numbered(number);
  return free(1);
}

/** A name, with the first number from 2 on that makes it another than those that are taken. */
export function freeNameOf(name: string, taken: readonly string[]): string {
  const free = (number: number): string =>
    taken.includes(`${name} ${number}`) ? free(number + 1) : `${name} ${number}`;
  return taken.includes(name) ? free(2) : name;
}
