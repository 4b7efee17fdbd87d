import { useLocale, useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { keyOfPair } from '#web/access/acl-entry.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import type { Read } from '#web/api/scope.ts';
import { clusterList } from '#web/directory/searched-lists.ts';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { useWalk } from '#web/list/use-walk.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { longestId, parseIds } from './resource-ids.ts';

export interface ResourceChoiceProps {
  pair: AclPair | undefined;
  text: string;
  onText: (text: string) => void;
}

const noClusters: readonly Cluster[] = [];

/** Resources by id; clusters, which the console knows, also by name. */
export function ResourceChoice({ pair, text, onText }: ResourceChoiceProps) {
  const t = useTranslations('acls.giving');
  const scope = useScope();
  const named = scope.kind === 'space' && pair !== undefined && keyOfPair(pair) === 'kubernetes.cluster';
  const read: Read = [scope.region, 'ListClusters', { path: { spaceId: scope.id } }];
  const { view } = useWalk(clusterList, read, { text: '', columns: [], sort: undefined, locale: useLocale() }, named);
  const clusters = view?.rows ?? noClusters;
  const ids = parseIds(text);
  const chosen = new Set(ids);
  return (
    <section className="form-section" aria-label={t('resources')}>
      <h3>{t('resources')}</h3>
      {named ? (
        <>
          {clusters.length === 0 ? undefined : (
            <Select
              label={t('cluster')}
              value=""
              placeholder={t('clusterPlaceholder')}
              onChange={({ currentTarget: { value } }) => onText([...ids, value].join('\n'))}
              options={clusters.map(({ id, name }) => ({ value: id, label: name, disabled: chosen.has(id) }))}
            />
          )}
          <output className="field-hint" aria-busy={view?.running}>
            {view && <LazySearchState walk={view} />}
          </output>
          {view?.error ? <ActionFailure error={view.error} /> : undefined}
        </>
      ) : undefined}
      <TextArea
        label={t('ids')}
        hint={t('idsHint')}
        error={ids.some((id) => id.length > longestId) ? t('tooLong') : undefined}
        monospace
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget: { value } }) => onText(value)}
      />
      {named && ids.length > 0 ? (
        <ul className="name-chips">
          {ids.slice(0, 20).map((id) => (
            <li key={id}>
              {clusters.find((cluster) => cluster.id === id)?.name ??
                (view?.complete ? `${shownResource(id)} (${t('unnamed')})` : shownResource(id))}
            </li>
          ))}
        </ul>
      ) : undefined}
    </section>
  );
}
