import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { desktopNotices } from './desktop-notices.ts';
import { isBad, keyOf, type Notice } from './notice.ts';
import { isShownAt, noticePath } from './notice-path.ts';
import { pageNotices } from './page-notices.ts';
import { useClusterName } from './use-cluster-name.ts';
import { useNoticeSentence } from './use-notice-sentence.ts';
import { useNotices } from './use-notices.ts';
import { isSomeTabVisible, usePageVisible } from './use-page-visible.ts';

/** Whether it is of a space of this visit, or of none: a run, or a link. */
export function isOfVisit(notice: Notice, visited: readonly Scope[]): boolean {
  return !('spaceId' in notice) || visited.some(({ region, id }) => region === notice.region && id === notice.spaceId);
}

/**
 * Tells of what has ended, once, whatever the number of tabs: the one in sight shows it, or else the operating system
 * does if the person wants that, and the next tab to come into sight. Answers the sentence for a screen reader. Good
 * news of the spaces of this visit is a toast; in other spaces only failures are worth being interrupted for. Runs and links are
 * one's own work wherever they are.
 */
export function useTellNotices(visited: readonly Scope[]): string {
  const t = useTranslations('operations');
  const runs = useTranslations('runs');
  const notices = useTranslations('notices');
  const sentenceOf = useNoticeSentence();
  const clusterOf = useClusterName();
  const navigate = useNavigate();
  const location = useLocation();
  const visible = usePageVisible();
  const [said, setSaid] = useState<readonly string[]>([]);
  const labelOf = (notice: Notice) => {
    if ('link' in notice) return notices('link.open');
    return 'run' in notice ? runs('told.open') : t('openOperation');
  };
  const withName = async (notice: Notice): Promise<Notice> => {
    if (!('spaceId' in notice)) return notice;
    return { ...notice, cluster: await clusterOf(notice) };
  };
  const untold = useNotices().filter(({ isTold }) => isTold === undefined);

  const tell = async (notice: Notice) => {
    const named = await withName(notice);
    pageNotices.put(named);
    const key = keyOf(notice);
    const how = visible ? 'page' : 'desktop';
    if (how === 'desktop' && (desktopNotices.read() !== 'on' || (await isSomeTabVisible()))) return;
    if (!(await pageNotices.claim(key, how))) return;
    const sentence = sentenceOf(named);
    if (how === 'desktop') {
      desktopNotices.show(sentence, key, () => void navigate(noticePath(notice)));
      return;
    }
    pageNotices.put({ ...named, isTold: true });
    const label = labelOf(notice);
    if (isBad(notice) || isShownAt(notice, location)) setSaid((before) => [...before, sentence]);
    else if (isOfVisit(notice, visited))
      showToast(sentence, { label, onPress: () => void navigate(noticePath(notice)) });
  };

  // Each is tried once in sight and once out of sight, while its claim and its name are on their way as well.
  const tried = useRef(new Set<string>());
  useEffect(() => {
    for (const notice of untold) {
      const attempt = `${visible} ${keyOf(notice)}`;
      if (tried.current.has(attempt)) continue;
      tried.current.add(attempt);
      void tell(notice);
    }
  });

  // The same sentence again is heard again only if the text is another one.
  return `${said.at(-1) ?? ''}${said.length % 2 === 0 ? '\u00a0' : ''}`;
}
