/** `npm run texts`: compiles the texts for whatever runs without a build of its own, such as tests and editors. */
import { compileTexts } from './texts';

await compileTexts();
