import type { Plugin } from 'vite';

const stylesheet = /<link rel="stylesheet"(?! media="print")[^>]*>/;

/**
 * Puts web/boot.ts before the application as a script of its own, without imports: the browser runs it while the
 * application is still on its way, and so the first API calls are under way before anything of ours has arrived. It is
 * asynchronous because other scripts wait for the stylesheet, which comes next: without it nothing is painted.
 */
export function bootFirst(): Plugin {
  return {
    name: 'boot-first',
    // While developing, Vite finds both by the page itself.
    config: (_, { command }) =>
      command === 'build'
        ? { build: { rolldownOptions: { input: { main: 'web/index.html', boot: 'web/boot.ts' } } } }
        : {},
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const boot = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'boot');
        const src = bundle === undefined ? '/boot.ts' : `/${boot?.fileName}`;
        const [sheet = ''] = stylesheet.exec(html) ?? [];
        const first = `<script type="module" async src="${src}"></script>${sheet}`;
        return html.replace(sheet, '').replace('<!--first-->', () => first);
      },
    },
  };
}
