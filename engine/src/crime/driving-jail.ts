export { leastJail as drivingJail } from './least-jail.ts';
