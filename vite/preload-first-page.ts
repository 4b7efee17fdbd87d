import type { Plugin } from 'vite';

/**
 * Lets the browser fetch the application beside web/boot.ts, which starts the first API calls and only then imports
 * it: adds a modulepreload for main.tsx and everything it imports at once.
 */
export function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'main');
        if (main?.type !== 'chunk') throw new Error('the build has no chunk called main');
        return [main.fileName, ...main.imports].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
