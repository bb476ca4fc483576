import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import cdk from '../../cdk.json' with { type: 'json' };
import { readStages } from '../src/base/settings.ts';
import { deploy, notFilledIn } from './deploy.ts';

/** `npm run deploy -- <stage>` */
const stages = readStages(cdk.context.stages);
const wanted = stages.find(({ stage }) => stage === process.argv[2]);
const open = wanted === undefined ? [] : notFilledIn(wanted);

const end = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};
if (wanted === undefined) end(`Usage: npm run deploy -- ${stages.map(({ stage }) => stage).join(' | ')}`);
else if (open.length > 0) end(`Fill in first, in cdk.json under ${wanted.stage}: ${open.join(', ')}.`);
else {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const result = await deploy(wanted.stage, {
    cdk: (...words) => spawnSync('cdk', words, { stdio: 'inherit' }).status === 0,
    ask: (question) => terminal.question(question),
  });
  terminal.close();
  if (result !== 'deployed') end(`Nothing more was done: ${result}.`);
}
