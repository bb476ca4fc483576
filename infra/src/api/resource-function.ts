import { cpSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { calls, type Resource } from '@countwise/contract';
import { Duration, Size } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Function as Lambda, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '../base/acknowledge.ts';
import { functionCode } from '../base/function-code.ts';
import { removal } from '../base/private-bucket.ts';
import { meansOf, reportFiles, type Stacks } from './means.ts';
import { packageClosure } from './package-closure.ts';
import { type Right, rightsOf } from './rights.ts';

const root = join(import.meta.dirname, '../../..');

/** Printing starts a browser: it needs the processor Chromium is built for, and room. */
const sizes = {
  printing: {
    architecture: Architecture.X86_64,
    memorySize: 2048,
    // The unpacked browser takes some 220 MB of it.
    ephemeralStorageSize: Size.gibibytes(1),
    timeout: Duration.seconds(29),
    // As many browsers at once as leave log-in and saving their share of the account's functions.
    reservedConcurrentExecutions: 50,
  },
  other: { architecture: Architecture.ARM_64, memorySize: 1024, timeout: Duration.seconds(15) },
} as const;

interface ResourceFunctionProps extends Stacks {
  readonly resource: Resource;
  /** What any function reads, whatever its rights. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The code of every resource, by its folder of `functions/src`. */
const codeOf = functionCode(
  Object.fromEntries(calls.map(({ resource }) => [resource, `functions/src/${resource}/main.ts`])),
);

/** The Lambda of one folder of `functions/src`, with the rights of its resource. */
export function resourceFunction(
  scope: Construct,
  { resource, environment, ...stacks }: ResourceFunctionProps,
): Lambda {
  const { settings } = stacks;
  const rights = rightsOf[resource];
  const meansByRight = meansOf(stacks);
  const means = rights.map((right) => meansByRight[right]);
  const logGroup = new LogGroup(scope, `${resource}-log`, {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: removal(settings),
  });
  // A role of its own, without the managed policy that may write every log.
  const role = new Role(scope, `${resource}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  const lambda = new Lambda(scope, resource, {
    ...(rights.includes('reports') ? sizes.printing : sizes.other),
    code: codeOf(resource, filesBeside(rights)),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    tracing: Tracing.ACTIVE,
    logGroup,
    role,
    environment: {
      ...environment,
      ...Object.fromEntries(means.flatMap((one) => Object.entries(one.environment ?? {}))),
      NODE_OPTIONS: '--enable-source-maps',
      // What an error says may name somebody: a trace is marked as failed and says no more, the log has the rest.
      POWERTOOLS_TRACER_CAPTURE_ERROR: 'false',
    },
  });
  for (const { statement } of means) if (statement !== undefined) lambda.addToRolePolicy(statement);
  acknowledge(role, {
    'AwsSolutions-IAM5[Resource::*]': 'A trace (X-Ray) has no resource to name.',
    [`AwsSolutions-IAM5[Resource::${reportFiles(settings)}]`]: 'A report is a file of its own in the bucket.',
  });
  return lambda;
}

/** What printing finds beside its code by the names of packages: the browser, and the house's typefaces. */
const printingPackages = [
  '@sparticuz/chromium',
  '@fontsource-variable/source-sans-3',
  '@fontsource-variable/source-serif-4',
];

/** What lies beside the code: the catalogue, and what printing finds there with every package that needs. */
const filesBeside = (rights: readonly Right[]) => (folder: string) => {
  if (rights.includes('catalogue'))
    for (const path of globSync(join(root, 'seed/dist/*.json'))) cpSync(path, join(folder, basename(path)));
  for (const name of rights.includes('reports') ? packageClosure(root, printingPackages) : []) {
    const path = join('node_modules', name);
    cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true });
  }
};
