/** `npm run texts`: compiles the texts for tests, type checks and editors. Builds compile them themselves. */
import { compile } from '@inlang/paraglide-js';
import { textsOptions } from './texts';

await compile(textsOptions);
