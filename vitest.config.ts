import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

/**
 * Processes in the long run only: runs of one more kind each, whose console is killed amid them (kill -9 is tried in every
 * run), and consoles on several Redis servers (whose stores are tried in every run).
 */
const longProcesses = [
  'e2e/integration/grouped-consoles.test.ts',
  'e2e/integration/unattended-killed.test.ts',
  'e2e/integration/upgrade-killed.test.ts',
  'e2e/integration/upgrade-wave-killed.test.ts',
  'e2e/integration/when-free-killed.test.ts',
];

/** Tests that start the product's programs as processes: the built ones, as people do. */
const processes = [
  'e2e/integration/image.test.ts',
  'e2e/integration/many-consoles.test.ts',
  'e2e/integration/read-only.test.ts',
  'e2e/integration/rolling.test.ts',
  'e2e/integration/journal-killed.test.ts',
  'e2e/integration/runs-killed.test.ts',
  'e2e/integration/shared-watch.test.ts',
  'e2e/integration/store-failures.test.ts',
  'e2e/integration/start.test.ts',
  'e2e/integration/stop.test.ts',
  'e2e/integration/tracing.test.ts',
  'launch/restore-files.test.ts',
  'region/crash.test.ts',
  'region/main.test.ts',
];

const withDocument = 'web/**/*.dom.test.{ts,tsx}';

/** Those that put something else in a module's place: whether they do would depend on who has loaded it before them. */
const withStandIns = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((name) => `web/${name}`)
  .filter((path) => /\.dom\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('vi.mock('));

const long = process.env['TEST_LONG'] === '1';

export default mergeConfig(
  vite,
  defineConfig({
    root: '.',
    test: {
      // Bundled like in the browser, so that it reads messages compiled by vite/compile-messages.ts.
      server: { deps: { inline: ['use-intl'] } },
      // One more than cores: some wait.
      maxWorkers: availableParallelism() + 1,
      // What has to happen in time says so itself: this ends what hangs, however many others are at work.
      testTimeout: long ? 1_200_000 : 60_000,
      hookTimeout: long ? 1_200_000 : 60_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: ['web/test-waits.ts', 'web/clean-document.ts', ...(long ? ['testing/long-properties.ts'] : [])],
      projects: [
        {
          extends: true,
          test: {
            name: 'units',
            // Loading the modules again for each file takes as long as all tests; no test may rely on what another left.
            isolate: false,
            setupFiles: 'testing/kept-connections.ts',
            exclude: [...configDefaults.exclude, 'dist/**', 'data/**', ...processes, ...longProcesses, withDocument],
            include: ['{shared,web,bff,region,server,launch,bench,e2e/integration}/**/*.test.ts', '*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'with a document',
            isolate: false,
            include: [withDocument],
            exclude: [...configDefaults.exclude, ...withStandIns],
            environment: 'happy-dom',
          },
        },
        {
          extends: true,
          test: { name: 'with stand-ins', include: withStandIns, environment: 'happy-dom' },
        },
        {
          extends: true,
          test: {
            name: 'processes',
            setupFiles: 'testing/kept-connections.ts',
            include: [...processes, ...(long ? longProcesses : [])],
            globalSetup: 'testing/build-for-tests.ts',
          },
        },
      ],
    },
  }),
);
