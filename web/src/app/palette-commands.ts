import { hasWords } from '@countwise/contract';
import type { Command } from '../ui/commands.tsx';

/** Fewer letters mean no other word yet. */
const fewestLetters = 3;

/** The commands that a text means: by their names before those by other words for them. */
export function commandsMeant(typed: string, commands: readonly Command[]): readonly Command[] {
  const words = typed.trim().toLowerCase();
  const isNamed = ({ label = '' }: Command): boolean => label.toLowerCase().includes(words);
  const isMeant = ({ label = '', also = '' }: Command): boolean =>
    words.length >= fewestLetters && hasWords(`${label} ${also}`, words);
  return [...commands.filter(isNamed), ...commands.filter((each) => !isNamed(each) && isMeant(each))];
}
