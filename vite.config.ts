import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootFirst } from './vite/boot-first.ts';
import { compileMessages } from './vite/compile-messages.ts';
import { operationTable } from './vite/operation-table.ts';
import { precompress } from './vite/precompress.ts';

export default defineConfig({
  root: 'web',
  plugins: [react(), operationTable(), compileMessages(), bootFirst(), precompress()],
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
      // Nobody imports our chunks but ourselves: no stand-in files that only re-export.
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          groups: [
            // What rarely changes, apart from our own code, so that a release keeps it cached.
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify)\/|^\0/,
              priority: 4,
            },
            // Menus, dialogs and the like share their machinery: opening any of them fetches one or two files.
            {
              name: 'rac-core',
              test: /node_modules\/(?:react-aria|react-stately|@react-|@internationalized)/,
              priority: 3,
            },
            // Each with everything it imports: few files instead of one per shared module.
            { name: 'main', test: /\/web\/main\.tsx$/, priority: 2 },
            { name: 'console', test: /\/web\/(?:shell\/(?:Console|PageHead)\.tsx|list\/(?:ListView\.tsx|use-list\.ts))$/, priority: 1 },
          ],
        },
      },
    },
  },
});
