import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiProblem, isOutage } from '#web/api/api-problem.ts';
import { missingPermission } from '#web/api/missing-permission.ts';
import { withWords } from '#web/messages/with-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx';
import { FailureState } from '#web/ui/FailureState.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useOwnWords } from './own-words.ts';
import { reportOf } from './problem-report.ts';
import type { ProblemPanelProps } from './ProblemPanel.tsx';
import { RefusalHelp } from './RefusalHelp.tsx';
import { RegionReturn } from './RegionReturn.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useScopeIfAny } from '#web/scope/use-scope.ts';

const SpacePreparing = lazyPart(
  async () => (await withWords(import('./SpacePreparing.tsx'), ['spaces'])).SpacePreparing,
);

/**
 * Why something could not be read, in the place where it would be: not allowed (naming the permission), not there,
 * the console's own store away, the region down, or failed with the id to quote.
 */
export function ProblemDetails({ error, region, titles, onRetry }: ProblemPanelProps) {
  const t = useTranslations('soon.failures');
  const missing = useTranslations('soon.notFound');
  const core = useTranslations('core.problem');
  const kit = useTranslations('core.kit');
  const scope = useScopeIfAny();
  const ownWords = useOwnWords();
  const place = region ?? scope?.region ?? t('theRegion');

  if (!(error instanceof ApiProblem)) {
    return (
      <ErrorPanel
        title={t('crashedTitle')}
        detail={t('crashed')}
        report={reportOf(error)}
        actions={<Button onClick={() => window.location.reload()}>{kit('reload')}</Button>}
      />
    );
  }
  const told = { requestId: error.requestId, report: reportOf(error) };
  const retry = onRetry ? <RetryButton retryAt={error.retryAt} onRetry={onRetry} /> : undefined;
  if (error.status === 403) {
    const permission = missingPermission(error);
    return (
      <FailureState kind="forbidden" title={titles?.forbidden ?? t('forbiddenTitle')} error={told}>
        {permission === undefined ? t('forbidden') : t.rich('forbiddenPermission', { permission, code })}
        <RefusalHelp error={error} apart={false} />
      </FailureState>
    );
  }
  if (error.status === 409 && error.source === 'region' && scope?.kind === 'space') {
    // Reading is refused so only while the space is not ready (behaviours B5.3).
    return <SpacePreparing region={scope.region} spaceId={scope.id} />;
  }
  if (error.status === 404) {
    return (
      <FailureState kind="none-match" title={missing('title')} error={told}>
        {missing('lead')}
      </FailureState>
    );
  }
  if (error.source === 'network') {
    return (
      <FailureState kind="region-down" title={core('offlineTitle')} actions={retry} error={told}>
        {core('offline')}
        {onRetry ? <RegionReturn region={undefined} onReturn={onRetry} /> : undefined}
      </FailureState>
    );
  }
  if (error.status === 504) {
    const why = error.fragment === 'stopped_waiting' ? 'stopped' : 'late';
    return (
      <FailureState kind="region-down" title={t('timeoutTitle', { region: place, why })} actions={retry} error={told}>
        {t('timeout')}
      </FailureState>
    );
  }
  if (error.fragment === 'region_answer_unusable') {
    const title = t('unusableTitle', { region: place });
    return <ErrorPanel title={title} detail={ownWords(error)} {...told} actions={retry} />;
  }
  if (error.fragment === 'region_untrusted') {
    return (
      <FailureState kind="region-down" title={t('untrustedTitle', { region: place })} actions={retry} error={told}>
        {ownWords(error)}
      </FailureState>
    );
  }
  if (error.fragment === 'store_unavailable') {
    return (
      <FailureState kind="region-down" title={t('storeTitle')} actions={retry} error={told}>
        {ownWords(error)}
        {onRetry ? <RegionReturn region={undefined} onReturn={onRetry} /> : undefined}
      </FailureState>
    );
  }
  if (error.fragment === 'region_unreachable') {
    return (
      <FailureState kind="region-down" title={t('outageTitle', { region: place })} actions={retry} error={told}>
        {t('outage')}
        {onRetry ? <RegionReturn region={region} onReturn={onRetry} /> : undefined}
      </FailureState>
    );
  }
  if (isOutage(error) && region !== undefined && [502, 503].includes(error.status)) {
    return (
      <FailureState kind="region-down" title={t('unavailableTitle', { region })} actions={retry} error={told}>
        {ownWords(error) ?? error.problem.detail ?? error.problem.title}
        {onRetry && error.retryAt === undefined ? <RegionReturn region={region} onReturn={onRetry} /> : undefined}
      </FailureState>
    );
  }
  return (
    <ErrorPanel
      title={titles?.failed ?? t('failedTitle')}
      detail={ownWords(error) ?? error.message}
      {...told}
      actions={retry}
    />
  );
}

const code = (chunks: ReactNode) => <code>{chunks}</code>;
