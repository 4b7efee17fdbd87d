import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    root: '.',
    test: {
      exclude: [...configDefaults.exclude, 'dist/**', 'data/**', 'e2e/**'],
      include: ['{shared,web,bff,region,launch,bench}/**/*.test.{ts,tsx}', '*.test.ts'],
    },
  }),
);
