import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandFault } from './command-fault.ts';

/** The options and words of a command line; of what it does not know, the fault and how it is used. */
export function commandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(/\. |\n/) : [];
    throw new CommandFault(`${reason ?? 'Unknown option'}.\n${usage}`);
  }
}
