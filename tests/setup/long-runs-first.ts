import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the models, whose long runs would be waited for alone at the end. */
export class LongRunsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/model/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
