import { readArguments } from './arguments.ts';
import { demoAccounts } from './demo/accounts.ts';
import { StartFailure } from './shared/start-failure.ts';
import { type Stack, startStack } from './stack.ts';

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const step = (name: string): boolean => print(`${process.uptime().toFixed(1).padStart(5)} s  ${name}`);

function welcome({ origin, inbox }: Stack): void {
  print(`\nCountwise  ${origin}\nInbox      ${inbox}\n`);
  for (const { email, password, shows } of demoAccounts) print(`${email.padEnd(22)} ${password}   ${shows}`);
}

try {
  const stack = await startStack({ ...readArguments(process.argv.slice(2)), onStep: step });
  step('ready');
  welcome(stack);
  // On every signal, not the first alone: a Ctrl-C arrives from the terminal and from npm, and the second must not cut the end short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stack.stop().then(() => process.exit(0)));
  }
} catch (fault) {
  if (!(fault instanceof StartFailure)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exit(1);
}
