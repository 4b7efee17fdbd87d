import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootFirst } from './vite/boot-first.ts';
import { buildName } from './vite/build-name.ts';
import { compileHints } from './vite/compile-hints.ts';
import { compileMessages } from './vite/compile-messages.ts';
import { documentWords } from './vite/document-words.ts';
import { firstPaint } from './vite/first-paint.ts';
import { leanRouter } from './vite/lean-router.ts';
import { linkedPages } from './vite/linked-pages.ts';
import { operationPermissions } from './vite/operation-permissions.ts';
import { operationSecrets } from './vite/operation-secrets.ts';
import { operationTable } from './vite/operation-table.ts';
import { paperSheet } from './vite/paper-sheet.ts';
import { precompress } from './vite/precompress.ts';

const shownByAllPages =
  /\/web\/(?:main|page\/BrandMark|preferences\/preference-groups|ui\/(?:Button|Copy|focus-title|IconButton|Notice|Select|VisuallyHidden))\.tsx?$/;
const shownByConsolePages =
  /\/web\/(?:frame\/Console|page\/PageHead|scope\/use-panel|list\/(?:ListView|use-list)|ui\/(?:StatusPill|Time)|pages\/users\/UsersPage)\.tsx?$|\/@tanstack\/react-query\/build\/modern\/(?!useQueries|useInfiniteQuery|useMutation)/;
const broughtByDocument = /^assets\/(?:base|main|rolldown-runtime)-/;
const alone = /\/web\/(?:directory|api|ui)\/(folded|lines-of|read-at|use-patience)\.ts$/;
const listPage = /\/web\/pages\/[\w-]+\/((?:ServiceAccounts|Clusters|Operations|Spaces)Page)\.tsx$/;

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    leanRouter(),
    operationTable(),
    operationPermissions(),
    operationSecrets(),
    linkedPages(),
    compileMessages(),
    documentWords(),
    bootFirst(),
    buildName(),
    firstPaint(),
    paperSheet(),
    compileHints(),
    precompress(),
  ],
  resolve: {
    alias: {
      // Messages are compiled while building (vite/compile-messages.ts), so only the half that fills them in is needed.
      'use-intl/format-message/format-only': 'use-intl/format-message/format-only',
      'use-intl/format-message': fileURLToPath(new URL('web/messages/fill-message.ts', import.meta.url)),
      // Its package leads to the one with warnings for developers.
      'react-router': fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the document itself brings is not listed again wherever something is fetched later.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !broughtByDocument.test(file)),
    },
    rolldownOptions: {
      // Nobody imports our chunks but ourselves: no stand-in files that only re-export.
      preserveEntrySignatures: false,
      output: {
        codeSplitting: {
          groups: [
            // What rarely changes, apart from our own code, so that a release keeps it cached.
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify)\/|\/web\/(?:messages\/fill-message|ui\/name-text)\.ts$|^\0vite\//,
              priority: 6,
            },
            // Menus, dialogs and the like share their machinery: opening any of them fetches one or two files.
            {
              name: 'rac-core',
              test: /node_modules\/(?:react-aria|react-stately|@react-|@internationalized)/,
              priority: 5,
            },
            // Each with everything it imports: few files instead of one per shared module.
            { name: 'main', test: shownByAllPages, priority: 4 },
            { name: 'sign-in', test: /\/web\/session\/(?:SignInForm\.tsx|noted-ending\.ts)$/, priority: 1 },
            { name: 'console', test: shownByConsolePages, priority: 3 },
            // The overview shows what was read before anything is live.
            {
              name: 'operation-words',
              test: /\/web\/operation\/(?:merge-operations|use-operation-words)\.ts$|\/shared\/rules\/first-line\.ts$/,
              priority: 3,
            },
            { name: 'live', test: /\/web\/(?:live|operation)\/(?!AfterOperation|LaterNotice)/, priority: 2 },
            // What every page tells of, once the first one is there.
            {
              name: 'notices',
              test: /\/web\/(?:frame\/LiveUpdates|notices\/(?:NoticeBell|RunLine))\.tsx$/,
              priority: 1,
            },
            // What stands beside a list, in one file wherever it is asked for from.
            {
              name: 'directory-bar',
              test: /\/web\/directory\/(?:DirectoryBar|ExportButton|ReadingState|ViewsButton|file-name)\.tsx?$/,
              priority: 1,
            },
            // Of what comes later, what other pages need as well.
            { name: (id) => alone.exec(id)?.[1] ?? null, test: alone, priority: 2 },
            // A list as a whole: reading and searching it.
            {
              name: 'directory',
              test: /\/web\/directory\/(?:follow|filter-index|in-slices)\.ts$/,
              priority: 1,
            },
            // Asking many things, in one file wherever it is done.
            { name: 'sweep', test: /\/web\/(?:api\/(?:reader|sweep|use-sweep)\.ts|ui\/SweepHead\.tsx)$/, priority: 1 },
            // Asked for together by every address but that of the users list (vite/first-paint.ts).
            { name: 'routes', test: /\/web\/(?:routes\/other-pages|messages\/other-words)\.ts$/, priority: 1 },
            // A list with what it shares with the page of one of its items.
            { name: (id) => listPage.exec(id)?.[1]?.toLowerCase() ?? null, test: listPage, priority: 1 },
          ],
        },
      },
    },
  },
});
