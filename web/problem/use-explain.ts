import { createElement, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiProblem, hasNoAnswer, isOutcomeUnknown } from '#web/api/api-problem.ts';
import { missingPermission } from '#web/api/missing-permission.ts';
import type { FormFailure } from '#web/form/failure.ts';
import { failureWords } from '#web/form/failure-words.ts';
import { withPlaceNames } from '#web/scope/named-places.ts';
import { useOwnWords } from './own-words.ts';
import { isRefusal, RefusalHelp } from './RefusalHelp.tsx';

/** The console itself refused it before it went to the region (docs/decisions/0003). */
function isUnsent({ fragment, called }: ApiProblem): boolean {
  if (fragment === 'store_unavailable') return called !== undefined;
  return fragment === 'region_unreachable' || fragment === 'region_untrusted';
}

function whyUnanswered({ status, fragment }: ApiProblem): 'stopped' | 'odd' | 'late' {
  if (fragment === 'stopped_waiting') return 'stopped';
  return status === 502 ? 'odd' : 'late';
}

/**
 * Says why a call failed: what it means in the reader's language, then the region's own words, the id to quote, and
 * the violations, which a form shows at its fields. Refusals name the missing permission (behaviours B3.9) and help to
 * ask for it.
 */
export function useExplain(): (error: unknown) => FormFailure {
  // Of all words: those of failures are on their way when a form opens, and perhaps still when something fails.
  const t = useTranslations();
  const client = useQueryClient();
  const ownWords = useOwnWords();
  const regionsWords = (said: string | undefined) => said && withPlaceNames(client, said);
  useEffect(() => void failureWords(), []);

  function titleOf(problem: ApiProblem): string {
    switch (problem.status) {
      case 400:
        return t('soon.refusals.invalid');
      case 401:
        return t('soon.refusals.sessionRenewed');
      case 403: {
        const permission = missingPermission(problem);
        return permission === undefined
          ? t('soon.refusals.refused')
          : t('soon.refusals.refusedPermission', { permission });
      }
      case 404:
        return t('soon.refusals.gone');
      case 409:
        return t('soon.refusals.conflict');
      case 429:
        return t('soon.refusals.tooMany');
      case 405:
      case 501:
        return t('soon.refusals.notOffered');
      case 503:
        if (isUnsent(problem)) return t('soon.refusals.notSent');
        return t(problem.fragment === 'store_unavailable' ? 'soon.failures.storeTitle' : 'soon.refusals.unavailable');
      default:
        // Whether the region has carried it out before the answer was lost, nobody knows.
        if (isOutcomeUnknown(problem)) return t('soon.refusals.unconfirmed', { why: whyUnanswered(problem) });
        if (hasNoAnswer(problem)) return t('soon.refusals.unread', { why: whyUnanswered(problem) });
        return t('soon.refusals.unexpected');
    }
  }

  return (error) => {
    if (!t.has('soon.refusals.unexpected')) return inItsOwnWords(error);
    if (!(error instanceof ApiProblem)) {
      return { title: t('soon.refusals.unexpected'), detail: error instanceof Error ? error.message : undefined };
    }
    const { violations, requestId, status } = error;
    // The titles of 401 and of a missing answer say it all; the other details are the region's own.
    const isSaid = status === 0 || status === 401;
    const own = isSaid ? undefined : (ownWords(error) ?? regionsWords(error.problem.detail));
    const wait =
      error.retryAfterMs && t('soon.refusals.retryAfter', { seconds: Math.ceil(error.retryAfterMs / 1_000) });
    const detail = wait ? [own, wait].filter(Boolean).join(' ') : own;
    const help = isRefusal(error) ? createElement(RefusalHelp, { error, apart: true }) : undefined;
    return { title: titleOf(error), detail, requestId, violations, help };
  };
}

/** What was answered, as it was: until there are words of ours for it. */
function inItsOwnWords(error: unknown): FormFailure {
  if (!(error instanceof ApiProblem)) return { title: error instanceof Error ? error.message : String(error) };
  const { problem, violations, requestId } = error;
  return { title: problem.title, detail: problem.detail, requestId, violations };
}
