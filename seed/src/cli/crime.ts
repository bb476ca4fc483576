import './node-20.ts';
import { crimeCommand } from './crime-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(crimeCommand);
