/** `npm run spec-coverage`: writes docs/spec-coverage.md from the tags above the tests. */
import { writeFileSync } from 'node:fs';
import { coveragePage } from './spec-coverage/table';
import { allTags } from './spec-coverage/tagged-tests';

writeFileSync('docs/spec-coverage.md', coveragePage(allTags().tests));
