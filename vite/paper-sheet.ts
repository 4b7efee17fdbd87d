import type { Plugin } from 'vite';

const source = 'frame/print.css';

/**
 * Links the sheet for paper from the document, as one of its own: nothing waits for it, no page counts it among what it
 * needs, and it is there whenever somebody prints.
 */
export function paperSheet(): Plugin {
  return {
    name: 'paper-sheet',
    config: (_, { command }) =>
      command === 'build' ? { build: { rolldownOptions: { input: { paper: `web/${source}` } } } } : {},
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.originalFileNames.includes(source),
        );
        const href = `/${bundle === undefined ? source : built?.fileName}`;
        return [{ tag: 'link', attrs: { rel: 'stylesheet', media: 'print', href }, injectTo: 'head' }];
      },
    },
  };
}
