/**
 * The browsers of the end-to-end tests: an installed Chromium, or one installed now, and the same without a window
 * (`chromium-headless-shell`), which opens a page with three quarters of the work.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const wholes = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shells = ['/usr/bin/chromium-headless-shell'];

/**
 * The environment that playwright.config.ts reads; empty paths when Playwright has installed its own. What is set already
 * stays. Throws when no browser can be had.
 */
export function browsers() {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
  if (CHROMIUM_PATH) return { CHROMIUM_PATH, CHROMIUM_SHELL_PATH: CHROMIUM_SHELL_PATH || CHROMIUM_PATH };
  const isComplete = () => wholes.some(isExecutable) && shells.some(isExecutable);
  if (!isComplete() && process.getuid?.() === 0) {
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
    const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
    if (apt('update', '-qq')) ['chromium', 'chromium-headless-shell'].forEach(install);
  }
  const whole = wholes.find(isExecutable);
  if (whole) return { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: shells.find(isExecutable) ?? whole };
  const own = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  if (own.status === 0) return { CHROMIUM_PATH: '', CHROMIUM_SHELL_PATH: '' };
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
