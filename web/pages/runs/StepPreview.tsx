import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewLists } from '#web/access/PreviewLists.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { PolicyChange } from './delta-of-step.ts';
import { useGrantOfEach } from '#web/runs/use-grant-of-many.ts';

/** What a change does to one of many, by the rules the region decides with, and by what they hold now. */
export function StepPreview({ subject, delta }: PolicyChange) {
  const t = useTranslations('runs.stepEffect');
  // The same change is the same object, however often its step is read.
  const told = JSON.stringify([subject, delta]);
  const change = useMemo(() => JSON.parse(told) as [PolicyChange['subject'], PolicyChange['delta']], [told]);
  const deltaOf = useCallback(() => change[1], [change]);
  const { value, state } = useGrantOfEach(told, [change[0]], deltaOf);
  const [affected] = value?.affected ?? [];
  if (affected !== undefined) return <PreviewLists preview={affected.preview} />;
  if (state === 'reading') return <Skeleton width={24} />;
  return <p>{(value?.same ?? []).length > 0 ? t('same') : t('unread', { name: nameText(subject.name) })}</p>;
}
