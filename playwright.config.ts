import { defineConfig, devices } from '@playwright/test';
import { long } from '#testing/property-runs.ts';

const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const shell = process.env['CHROMIUM_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell';

const launch = (path: string) => ({
  launchOptions: {
    ...(path === '' ? {} : { executablePath: path }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages live for seconds here: making their code faster takes longer than it saves.
      '--js-flags=--no-turbofan,--no-maglev',
    ],
  },
});

/** Shows desktop notices, which takes a browser with windows: a quarter more work, so nobody else uses it. */
const withWindows = 'notices.e2e.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // Journeys that go a way which another one goes in every run, with another list, other names or another failure.
  ...(long ? {} : { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // Recording takes a quarter of the time; `--trace on` when a failure wants looking at.
    trace: 'off',
    // What moves is drawn sixty times a second, without end where something is under way: a tenth to a seventh of the time.
    // Journeys of the keyboard and the focus go through with it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'with windows', testMatch: withWindows, use: launch(whole) },
    { name: 'without windows', testIgnore: withWindows, use: launch(shell) },
  ],
});
