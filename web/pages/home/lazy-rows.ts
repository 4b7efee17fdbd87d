/** Rows of the overview, whose code comes beside what they show. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const RunLegend = lazyPart(async () => {
  const [part] = await Promise.all([import('./RunLegend.tsx'), loadMessages(['glance'])]);
  return part.RunLegend;
});

export const RunningRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./RunningRows.tsx'), loadMessages(['glance', 'operations'])]);
  return part.RunningRows;
});

export const NeedRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./NeedRows.tsx'), loadMessages(['runs', 'glance'])]);
  return part.NeedRows;
});

export const FailedRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./FailedRows.tsx'), loadMessages(['glance', 'operations'])]);
  return part.FailedRows;
});

export const VersionRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./VersionRows.tsx'), loadMessages(['glance'])]);
  return part.VersionRows;
});

export const WeekRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./WeekRows.tsx'), loadMessages(['glance', 'operations', 'work'])]);
  return part.WeekRows;
});

export const WeekLegend = lazyPart(async () => {
  const [part] = await Promise.all([import('./WeekLegend.tsx'), loadMessages(['work'])]);
  return part.WeekLegend;
});

/** Asks for all of it at once: what is shown as soon as its code comes would move what is below. */
export function fetchRows(): void {
  for (const rows of [RunLegend, RunningRows, NeedRows, FailedRows, VersionRows, WeekRows, WeekLegend]) rows.prefetch();
}
