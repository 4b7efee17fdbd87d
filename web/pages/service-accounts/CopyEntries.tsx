import { useTranslations } from 'use-intl';
import { useExplain } from '#web/problem/use-explain.ts';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import type { CopyTask, PlaceGrants } from './rotation.ts';
import type { CopyEntry } from './use-copy-run.ts';

const tones: Readonly<Record<CopyEntry['state'], Tone>> = {
  waiting: 'waiting',
  busy: 'busy',
  done: 'good',
  failed: 'bad',
};

export interface CopyEntriesProps {
  entries: readonly CopyEntry[];
  nameOf: (place: PlaceGrants['scope']) => string;
}

/** Each call of the copying with its outcome; why one failed stands beside it. */
export function CopyEntries({ entries, nameOf }: CopyEntriesProps) {
  const t = useTranslations('rotation.copy');
  const explain = useExplain();
  const named = (task: CopyTask) => {
    const place = nameOf(task.scope);
    if (task.kind === 'assign') return t('assign', { place });
    if (task.kind === 'acls') return t('acls', { place, count: task.items.length });
    return t('policy', { place, count: task.grants.roles.length + task.grants.permissions.length });
  };
  return (
    <KeyValueList
      items={entries.map(({ task, state, error }, index) => ({
        label: `${index + 1}. ${named(task)}`,
        value: (
          <>
            <StatusPill tone={tones[state]}>{t(`states.${state}`)}</StatusPill>
            {state === 'failed' ? ` ${explain(error).title}. ${explain(error).detail ?? ''}` : undefined}
          </>
        ),
      }))}
    />
  );
}
