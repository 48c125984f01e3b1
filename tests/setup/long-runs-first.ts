import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the model tests first, as the longest ones would otherwise finish last and alone. */
export class LongRunsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/model/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
