import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Those that start programs take longest and mostly wait: begun first, nothing waits for them in the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [first, rest] = [true, false].map((isFirst) =>
      sorted.filter(({ project }) => (project.name === 'processes') === isFirst),
    );
    return [...(first ?? []), ...(rest ?? [])];
  }
}
