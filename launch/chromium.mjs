/**
 * The browser of the end-to-end tests: an installed Chromium, or one installed now. Rather the one without a window
 * (`chromium-headless-shell`): it walks through the same journeys with three quarters of the work.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const withoutWindow = '/usr/bin/chromium-headless-shell';
const installed = [withoutWindow, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The environment that playwright.config.ts reads; an empty path when Playwright has installed its own. What is set already
 * stays. Throws when no browser can be had.
 */
export function browser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { CHROMIUM_PATH };
  if (!isExecutable(withoutWindow) && process.getuid?.() === 0) {
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
    const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (apt('update', '-qq') && !install('chromium-headless-shell')) install('chromium');
  }
  const path = installed.find(isExecutable);
  if (path) return { CHROMIUM_PATH: path };
  const own = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  if (own.status === 0) return { CHROMIUM_PATH: '' };
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
