// Builds the site where it is not built of the sources that stand here.
import { readySite } from './src/site/ready-site.ts';

readySite();
