import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOperationEnded, useWatchedSpaces } from '#web/live/use-live.ts';
import { spaceClustersRead } from '#web/operation/space-clusters-read.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { showToast } from '#web/ui/toast.ts';
import { shortId } from './scope-names.ts';
import { useScopeIfAny } from './use-scope.ts';

/** Spaces of this visit that are watched on after their pages were left; the oldest gives way. */
const mostVisited = 8;
const mostNotices = 3;

interface Failure {
  readonly operation: OperationState;
  readonly sentence: string;
}

/**
 * Tells on every page that an operation has ended: a screen reader hears it once, good news is a toast, a failure stays
 * until it is dismissed or its page is opened.
 */
export function OperationNews() {
  const t = useTranslations('operations');
  const words = useOperationWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  useWatchedSpaces(useVisitedSpaces().map(({ region, id }) => ({ region, spaceId: id })));

  const clusterOf = async ({ region, spaceId, clusterName, clusterId }: OperationState) => {
    if (clusterName !== undefined || clusterId === undefined) return clusterName ?? '';
    const read = spaceClustersRead({ region, kind: 'space', id: spaceId });
    const clusters = await client.ensureQueryData(queryFor(...read)).catch(() => undefined);
    return clusters?.items.find(({ id }) => id === clusterId)?.name ?? shortId(clusterId);
  };
  const tell = async (operation: OperationState) => {
    const address = pageOf(operation);
    const sentence = words.ended(operation, await clusterOf(operation));
    const isShown = location.pathname === address;
    if (operation.status === 'DONE' && !isShown) {
      showToast(sentence, { label: t('openOperation'), onPress: () => void navigate(address) });
      return;
    }
    setSaid(sentence);
    if (!isShown) setFailures((before) => [{ operation, sentence }, ...before].slice(0, mostNotices));
  };
  useOperationEnded(useLatest((operation) => void tell(operation)));

  // Whoever has opened the page of a failure knows of it.
  const [arrivedAt, setArrivedAt] = useState(pathname);
  if (arrivedAt !== pathname) {
    setArrivedAt(pathname);
    setFailures(failures.filter(({ operation }) => pageOf(operation) !== pathname));
  }

  return (
    <>
      <output className="visually-hidden">{said}</output>
      {failures.length === 0 ? undefined : (
        <div className="news">
          {failures.map(({ operation, sentence }) => (
            <div className="news-item" key={operation.id}>
              <Notice
                tone="error"
                title={sentence}
                actions={
                  <ButtonLink size="small" to={pageOf(operation)}>
                    {t('openOperation')}
                  </ButtonLink>
                }
              >
                {operation.error === undefined ? undefined : <p className="news-error">{operation.error}</p>}
              </Notice>
              <IconButton
                icon={CloseIcon}
                label={t('dismissNews', { kind: words.kind(operation) })}
                size="small"
                onClick={() => setFailures(failures.filter((other) => other.operation !== operation))}
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function pageOf({ region, spaceId, id }: OperationState): string {
  return paths.operation({ region, kind: 'space', id: spaceId }, id);
}

/** The spaces of this visit, the one shown first. */
function useVisitedSpaces(): readonly Scope[] {
  const scope = useScopeIfAny();
  const [visited, setVisited] = useState<readonly Scope[]>([]);
  const shown = scope?.kind === 'space' ? scope : undefined;
  const isNew = shown !== undefined && (visited[0]?.id !== shown.id || visited[0].region !== shown.region);
  if (isNew) setVisited([shown, ...visited.filter(({ id }) => id !== shown.id)].slice(0, mostVisited));
  return visited;
}

/** A function that stays the same and always runs the latest `act`. */
function useLatest<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((argument: Argument) => latest.current(argument), []);
}
