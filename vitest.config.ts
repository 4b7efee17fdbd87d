import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Tests that start the product's programs as processes: the built ones, as people do. */
const processes = [
  'e2e/integration/start.test.ts',
  'e2e/integration/stop.test.ts',
  'launch/restore-files.test.ts',
  'region/crash.test.ts',
  'region/main.test.ts',
];

const long = process.env['TEST_LONG'] === '1';

export default mergeConfig(
  vite,
  defineConfig({
    root: '.',
    test: {
      // Bundled like in the browser, so that it reads messages compiled by vite/compile-messages.ts.
      server: { deps: { inline: ['use-intl'] } },
      // Without this one of two cores would rest.
      maxWorkers: '100%',
      testTimeout: long ? 1_200_000 : 15_000,
      hookTimeout: long ? 1_200_000 : 30_000,
      expect: { poll: { timeout: 10_000 } },
      setupFiles: ['web/test-waits.ts', ...(long ? ['testing/long-properties.ts'] : [])],
      projects: [
        {
          extends: true,
          test: {
            name: 'units',
            exclude: [...configDefaults.exclude, 'dist/**', 'data/**', ...processes],
            include: ['{shared,web,bff,region,server,launch,bench,e2e/integration}/**/*.test.{ts,tsx}', '*.test.ts'],
          },
        },
        {
          extends: true,
          test: { name: 'processes', include: processes, globalSetup: 'testing/build-for-tests.ts' },
        },
      ],
    },
  }),
);
