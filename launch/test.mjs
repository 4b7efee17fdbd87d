/**
 * `npm test`: everything CI runs, on a bare machine. Every check and every test counts; the last line is the sum.
 * `npm test -- unit` or `npm test -- e2e` runs a part.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';

const part = process.argv[2] ?? 'all';
const results = mkdtempSync(join(tmpdir(), 'portico-test-'));
const total = { passed: 0, failed: 0 };

function run(command, args, env = {}) {
  process.stdout.write(`\n› ${[command, ...args].join(' ')}\n`);
  const started = Date.now();
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.stdout.write(`  ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s\n`);
  return status === 0;
}

/** A check that is right or wrong as a whole. */
function check(command, ...args) {
  total[run(command, args) ? 'passed' : 'failed'] += 1;
}

/** A test runner that writes its counts to a file; a runner that wrote none has failed. */
function count(command, args, env, read) {
  const file = join(results, `${command}.json`);
  const succeeded = run(command, args(file), { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    total.passed += passed;
    total.failed += succeeded ? failed : Math.max(failed, 1);
  } catch {
    total.failed += 1;
  }
}

if (part === 'all') {
  for (const project of ['shared', 'web', 'node']) check('tsc', '-p', `tsconfig.${project}.json`);
  check('oxlint', '--type-aware', '--deny-warnings');
  check('prettier', '--check', '--log-level', 'warn', '.');
  check('knip');
  check('tsx', 'launch/openapi.ts', '--check');
}
if (part !== 'unit') {
  check('node', 'launch/build.mjs');
  check('tsx', 'launch/weigh.ts');
}
if (part !== 'e2e') {
  count(
    'vitest',
    (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {},
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
    }),
  );
}
if (part !== 'unit') {
  count(
    'playwright',
    () => ['test', '--reporter=list,json'],
    { CHROMIUM_PATH: chromiumPath() },
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  );
}

rmSync(results, { recursive: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
