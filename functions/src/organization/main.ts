import { resource } from '../platform/resource.ts';
import { start } from '../platform/start.ts';
import { organizationRoutes } from './routes.ts';

const { table: _, ...platform } = start('organization');

export const handler = resource(organizationRoutes(), platform);
