/** The browser of the end-to-end tests: an installed Chromium, or one installed now. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium; empty when Playwright has installed its own. Throws when none can be had. */
export function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const installed = usual.find(isExecutable);
  if (installed) return installed;
  if (process.getuid?.() === 0) {
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
    if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')) {
      const found = usual.find(isExecutable);
      if (found) return found;
    }
  }
  const own = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  if (own.status === 0) return '';
  throw new Error('no Chromium: install one and set CHROMIUM_PATH');
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
