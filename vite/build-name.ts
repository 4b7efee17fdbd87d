import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { buildMeta } from '../shared/console-build.ts';

/** Says in the document which build it is of (shared/console-build.ts). To be the last to change it: it has the hash of the rest. */
export function buildName(): Plugin {
  const time = new Date().toISOString().replaceAll(/\W|\d{3}Z$/g, '');
  return {
    name: 'build-name',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const hash = createHash('sha256').update(html).digest('hex').slice(0, 12);
        return html.replace('</title>', `</title>\n    <meta name="${buildMeta}" content="${time}.${hash}" />`);
      },
    },
  };
}
