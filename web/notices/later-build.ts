/** Whether a later build of the console answers than the one this page is of: its files may be gone soon (ui/lazy-code.ts). */
import { buildHeader, buildMeta, isLaterBuild } from '#shared/console-build.ts';
import { answerHeaders } from '#web/ui/answer-headers.ts';
import { createStore } from '#web/ui/store.ts';

/** The latest build that was heard of, where it is later than the page's. */
export const laterBuild = createStore<string | undefined>(undefined);

/** Hears which builds answer this tab, and those of its browser beside it; the function answered ends that. */
export function hearBuilds(): () => void {
  const own = document.querySelector<HTMLMetaElement>(`meta[name=${buildMeta}]`)?.content;
  if (own === undefined) return () => undefined;
  const channel = new BroadcastChannel('portico-build');
  const hear = (build: string | null | undefined) => {
    if (build === null || build === undefined || !isLaterBuild(build, laterBuild.read() ?? own)) return;
    laterBuild.set(build);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
    channel.postMessage(build);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data));
  const hearAnswer = () => hear(answerHeaders.read()?.get(buildHeader));
  hearAnswer();
  const stop = answerHeaders.subscribe(hearAnswer);
  return () => {
    stop();
    channel.close();
  };
}
