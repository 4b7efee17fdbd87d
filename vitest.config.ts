import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    root: '.',
    test: {
      // Bundled like in the browser, so that it reads messages compiled by vite/compile-messages.ts.
      server: { deps: { inline: ['use-intl'] } },
      exclude: [...configDefaults.exclude, 'dist/**', 'data/**'],
      include: ['{shared,web,bff,region,launch,bench,e2e/integration}/**/*.test.{ts,tsx}', '*.test.ts'],
    },
  }),
);
