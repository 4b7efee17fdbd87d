/**
 * `npm run image`: the console as a container image, an OCI archive made without a registry of images. For x64; wants
 * root, buildah, and the apt of a Debian. Node and the C libraries are fetched by it alone.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeRoot } from './image-root.ts';

const archive = resolve('dist/portico.oci.tar');
const tag = `portico:${process.env['npm_package_version'] ?? 'latest'}`;
const work = mkdtempSync(join(tmpdir(), 'portico-image-'));

try {
  await makeRoot(join(work, 'root'), 'fetched');
  pack();
  process.stdout.write(`${archive}\n`);
} finally {
  rmSync(work, { recursive: true });
}

function pack(): void {
  const place = ['--root', join(work, 'storage'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs'];
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...place, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const file = resolve('deploy/Containerfile');
  buildah('build', '--quiet', '--isolation', 'chroot', '--arch', 'amd64', '--file', file, '--tag', tag, work);
  rmSync(archive, { force: true });
  buildah('push', '--quiet', tag, `oci-archive:${archive}:${tag}`);
}
