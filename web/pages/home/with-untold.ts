import type { OverviewPart } from '#shared/overview.ts';
import { partsOf } from './sight.ts';

const names = ['operations', 'clusters'] as const;

/** The parts, and of those that nobody has told of in spaces that are ready, that they are missing: a reading was cut. */
export function withUntold(parts: readonly OverviewPart[]): readonly OverviewPart[] {
  const told = new Set(parts.map((one) => `${one.region} ${one.part} ${'spaceId' in one ? one.spaceId : ''}`));
  const untold = partsOf(parts, 'spaces').flatMap(({ region, asOf, items }) =>
    items
      .filter(({ status = 'READY' }) => status === 'READY')
      .flatMap(({ id: spaceId }) => {
        const none = { region, asOf, spaceId, items: [], complete: false, problem: { title: '' } } as const;
        return names
          .filter((part) => !told.has(`${region} ${part} ${spaceId}`))
          .map((part) => (part === 'clusters' ? { ...none, part } : { ...none, part, week: none }));
      }),
  );
  return untold.length === 0 ? parts : [...parts, ...untold];
}
