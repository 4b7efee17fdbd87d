/** Made by vite/linked-pages.ts. */
declare module 'virtual:linked-pages' {
  import type { PageEntry, PageLink } from '#web/page/page-entry.ts';
  import type { IconComponent } from '#web/ui/icons.tsx';

  interface LinkedPage extends Pick<PageEntry, 'path' | 'kinds'> {
    readonly icon: IconComponent;
  }

  interface LinkedGroup {
    readonly label: PageLink['group'];
    readonly pages: readonly LinkedPage[];
  }

  /** What the side navigation leads to, from the top. Called as `core.titles` says, by `path`. */
  export const linkedPages: readonly LinkedGroup[];
}
