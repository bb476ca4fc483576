import './node-20.ts';
import { runCommand } from './run-command.ts';
import { sentenceCommand } from './sentence-command.ts';

await runCommand(sentenceCommand);
