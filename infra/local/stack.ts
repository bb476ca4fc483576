import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls, routesOf } from '@countwise/contract';
import { makeAccounts } from './demo/make-accounts.ts';
import { makeCase } from './demo/make-case.ts';
import { createTable } from './dynamodb/create-table.ts';
import { freeFolder } from './dynamodb/dynoxide.ts';
import { addressesOf, functionsEnvironment, region, root, tableName } from './environment/environment.ts';
import { anyPorts, type Ports } from './environment/ports.ts';
import { type Functions, startFunctions } from './gateway/functions.ts';
import { gateway } from './gateway/gateway.ts';
import type { Listening } from './shared/http.ts';
import { StartFailure } from './shared/start-failure.ts';
import { type SiteKind, serveSite } from './site/serve-site.ts';
import { twins } from './twins.ts';

export interface StackOptions {
  /** Where the stack keeps its data between runs. */
  readonly dir: string;
  /** Where `npm run law:import` puts the official texts. Left out: where it does so by itself. */
  readonly law?: string;
  /** Left out: any free ones. */
  readonly ports?: Ports;
  /** Forgets what earlier runs kept. */
  readonly fresh?: boolean;
  readonly site?: SiteKind;
  /** How many sets of the demonstration's people stand beside the first. */
  readonly furtherSets?: number;
  /** What runs in place of the functions' sources, with the environment that they have here. */
  readonly functionsOf?: (environment: Readonly<Record<string, string>>, log: string) => Functions;
  /** Hears of each step as it is done. */
  readonly onStep?: (name: string) => void;
}

export interface Stack {
  /** The one address of the site and the API. */
  readonly origin: string;
  /** The inbox page; `{inbox}/outbox?to=` answers what an address or number received. */
  readonly inbox: string;
  /** The file that the functions log to, one JSON line an event. */
  readonly log: string;
  /** The address of the database. */
  readonly database: string;
  /** Ends every service; asked again, it is the same end. */
  readonly stop: () => Promise<void>;
}

const kept = ['dynamodb', 'outbox', 's3', 'cognito', 'stripe', 'functions', 'demo'] as const;

/** The law is compiled, nobody else uses the folder, and with `fresh` nothing of an earlier run is in it. */
async function prepare(dir: string, fresh: boolean): Promise<void> {
  if (!existsSync(join(root, 'seed/dist/catalogue.json'))) {
    throw new StartFailure('The catalogue of crimes is not compiled: run npm run catalogue.');
  }
  await freeFolder(join(dir, 'dynamodb'));
  if (fresh) for (const name of kept) rmSync(join(dir, name), { recursive: true, force: true });
  mkdirSync(join(dir, 'functions'), { recursive: true });
}

/** Starts all at once and waits for all, so that the failure of one, thrown then, leaves no other behind. */
async function startAll(starters: readonly (() => Promise<Listening>)[], started: Listening[]): Promise<void> {
  const settled = await Promise.allSettled(starters.map(async (start) => start()));
  for (const each of settled) if (each.status === 'fulfilled') started.push(each.value);
  for (const each of settled) if (each.status === 'rejected') throw each.reason;
}

/** Starts the whole product on this machine. Throws a `StartFailure`, with nothing left running, when it cannot. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dir, fresh = false, site = 'none', furtherSets, onStep } = options;
  const ports = options.ports ?? (await anyPorts());
  const at = addressesOf(ports);
  const log = join(dir, 'functions', 'log.jsonl');
  const started: Listening[] = [];
  const stopAll = async () => {
    for (const each of started.toReversed()) await each.stop();
  };
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopAll();
    return stopping;
  };
  try {
    await prepare(dir, fresh);
    await startAll(twins({ dir, ports, at }), started);
    await createTable(at.dynamodb, region, tableName);
    onStep?.('database, files, accounts, mail');
    const functions = (options.functionsOf ?? startFunctions)(functionsEnvironment(at, options.law), log);
    started.push(functions);
    const api = gateway({ routes: routesOf(calls), functions, corsOrigins: [at.site] });
    started.push(await serveSite(ports.site, { kind: site, api, at }));
    onStep?.('API and site');
    await makeAccounts(at, furtherSets);
    await makeCase(dir, at.site);
    onStep?.('demonstration');
    return { origin: at.site, inbox: at.outbox, log, database: at.dynamodb, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
