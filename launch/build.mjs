/**
 * Builds the page (dist/web) and the servers (dist/server), unless what they are made from has the hash of the last build.
 * Plain JavaScript: it runs before anything is built.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const hashFile = join(root, 'dist/inputs.sha256');
const inputs = [
  'web',
  'bff',
  'region',
  'server',
  'shared',
  'launch',
  'docs/openapi.json',
  'vite',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

const hash = await hashOfInputs();
if (process.argv.includes('--force') || (await readFile(hashFile, 'utf8').catch(() => '')) !== hash) {
  await rm(hashFile, { force: true });
  if (process.stdout.isTTY) process.stdout.write('Building Portico…\n');
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), root: join(root, 'web'), logLevel: 'error' });
  await copyFile(join(root, 'docs/openapi.json'), join(root, 'dist/web/openapi.json'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    // With their packages in them servers start in two thirds of the time; what has a binary of its own stays beside them.
    ssr: { noExternal: true, external: ['@photostructure/sqlite', '@node-rs/argon2', 'vite'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/server',
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          bff: join(root, 'bff/main.ts'),
          region: join(root, 'region/main.ts'),
          supervise: join(root, 'launch/supervise.ts'),
          'demo-code': join(root, 'launch/demo-code.ts'),
          backup: join(root, 'launch/backup.ts'),
          restore: join(root, 'launch/restore.ts'),
          'journal-verify': join(root, 'launch/journal-verify.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  });
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(hashFile, hash);
}

async function hashOfInputs() {
  const digest = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of await filesUnder(join(root, input))) {
      digest
        .update(file.slice(root.length))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return digest.digest('hex');
}

/** Files below a path in a stable order, without tests; the path itself when it is a file. */
async function filesUnder(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (entries === undefined) return [path];
  const kept = entries.filter(({ name }) => !/\.test\.tsx?$/.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const nested = await Promise.all(kept.map(({ name }) => filesUnder(join(path, name))));
  return nested.flat();
}
