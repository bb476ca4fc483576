import { scenarios as text } from '../../text/modes.ts';

const longest = 30;

/** What is wrong with the name of a scenario, or null. The words for special characters differ in a new one and a rename. */
export function nameFault(name: string, characters: string = text.nameCharacters): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return text.nameEmpty;
  if (trimmed.length > longest) return text.nameLong(trimmed.length);
  return /^[\p{L}\p{N} ]+$/u.test(trimmed) ? null : characters;
}
