import { freePorts } from '../shared/free-ports.ts';

const services = ['site', 'dynamodb', 's3', 'cognito', 'entra', 'stripe', 'outbox', 'botCheck', 'secrets'] as const;

/** The port of each service of the stack. */
export type Ports = Readonly<Record<(typeof services)[number], number>>;

const portsOf = (portAt: (place: number) => number): Ports => ({
  site: portAt(0),
  dynamodb: portAt(1),
  s3: portAt(2),
  cognito: portAt(3),
  entra: portAt(4),
  stripe: portAt(5),
  outbox: portAt(6),
  botCheck: portAt(7),
  secrets: portAt(8),
});

/** The site's port and the eight after it. */
export const portsFrom = (first: number): Ports => portsOf((place) => first + place);

/** Ports that nothing uses now. */
export async function anyPorts(): Promise<Ports> {
  const free = await freePorts(services.length);
  return portsOf((place) => free[place] ?? 0);
}
