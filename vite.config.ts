import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './vite/compile-messages.ts';
import { operationTable } from './vite/operation-table.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFirstPage } from './vite/preload-first-page.ts';

export default defineConfig({
  root: 'web',
  plugins: [react(), operationTable(), compileMessages(), preloadFirstPage(), precompress()],
  resolve: {
    // Messages are compiled while building (vite/compile-messages.ts), so only the half that fills them in is needed.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and what rarely changes, apart from our own code, so that a release keeps it cached.
            { name: 'base', test: /node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify)\// },
            // Menus, dialogs and the like share their machinery: opening any of them fetches one or two files.
            { name: 'rac-core', test: /node_modules\/(?:react-aria|react-stately|@react-|@internationalized)/ },
          ],
        },
      },
    },
  },
});
