/**
 * `npm test`: everything CI runs, on a bare machine. Every check and every test counts; the last line is the sum.
 * `npm test -- unit` or `npm test -- e2e` runs a part; `npm run test:long` tries the properties with many more cases, goes
 * through the journeys marked `@long`, too, and looks at every page in every language. It has the same parts.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { browsers } from './chromium.mjs';
import { redisServer } from './redis.mjs';

const part = process.argv[2] ?? 'all';
const results = mkdtempSync(join(tmpdir(), 'portico-test-'));
/** Where the tools are: asking npx for each of them takes it a second of the processor's. */
const installed = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const total = { passed: 0, failed: 0 };
/** What failed, told once more at the end: of a long output often no more is kept than that. */
const failures = [];

/** Runs a command with its output on this one's, or held back until it has ended so that several do not mix. */
async function run(command, args, { env = {}, held = false } = {}) {
  const title = `\n› ${[command, ...args].join(' ')}\n`;
  if (!held) process.stdout.write(title);
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH: `${installed}${delimiter}${process.env.PATH}`, ...env },
  });
  child.once('error', (error) => process.stdout.write(`${error}\n`));
  let text = held ? title : '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${text}  ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`);
  return status === 0;
}

/** Checks that are right or wrong as a whole, as many at once as there are cores. */
async function check(...commands) {
  const left = [...commands];
  async function work() {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [command, ...args] = next;
      const succeeded = await run(command, args, { held: true });
      total[succeeded ? 'passed' : 'failed'] += 1;
      if (!succeeded) failures.push(next.join(' '));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Of a message the lines that say something, without the colours of a terminal. */
const gist = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')
    .slice(0, 400);

/** A test runner that writes its counts to a file; a runner that wrote none has failed. `held`: as of `run`. */
async function count(command, args, { env, held }, read) {
  const file = join(mkdtempSync(join(results, `${command}-`)), 'counts.json');
  const succeeded = await run(command, args(file), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, held });
  try {
    const { passed, failed, named } = read(JSON.parse(readFileSync(file, 'utf8')));
    total.passed += passed;
    total.failed += succeeded ? failed : Math.max(failed, 1);
    failures.push(...named.map(({ name, message }) => `${name}: ${gist(message)}`));
  } catch {
    total.failed += 1;
    failures.push(`${command} told no counts`);
  }
}

/** Journeys of a suite that failed, in all the suites in it, too. */
const failedIn = ({ file, suites = [], specs }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      name: `${file} › ${title}`,
      message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
    })),
  ...suites.flatMap(failedIn),
];

/** Why each journey failed and what its page showed, what stands in front first: on another machine nothing else is left of it. */
function showPages(folder) {
  if (!existsSync(folder)) return;
  for (const journey of readdirSync(folder)) {
    const file = join(folder, journey, 'error-context.md');
    if (!existsSync(file)) continue;
    const told = readFileSync(file, 'utf8');
    const why = [...told.matchAll(/^ *(?:Error: |- waiting for ).*$/gm)].slice(0, 4).map(([line]) => line.trim());
    const page = ['(?:alert)?dialog', 'main'].map(
      (role) => new RegExp(`^ *- ${role}\\b[^]*?(?=^\`\`\`)`, 'm').exec(told)?.[0].slice(0, 4_000) ?? '',
    );
    const said = page
      .join('\n')
      .replaceAll(/^.*\/url: .*$/gm, '')
      .replaceAll(/ \[(?:ref|cursor)=[^\]]*\]/g, '');
    process.stdout.write(`› ${journey}: ${why.join(' ')} ${said.replaceAll(/\s+- /g, ' · ').slice(0, 2_500).trim()}\n`);
  }
}

/** By the time they take: what ends last begins first. */
const checks = [
  // With the compiler's own diagnostics, of each project by its settings: one program for both.
  ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  ['knip'],
  ['spectral', 'lint', 'docs/openapi.json', '--ruleset', 'launch/spectral.yaml', '--fail-severity', 'hint'],
  ['redocly', 'lint', 'docs/openapi.json', '--config', 'launch/redocly.yaml'],
  ['tsx', 'launch/openapi.ts', '--check'],
  ['oxfmt', '--check'],
];
const build = ['node', 'launch/build.mjs'];
await check(...(part === 'unit' ? [] : [build]), ...(part === 'all' ? checks : []));
if (part !== 'unit') await check(['tsx', 'launch/weigh.ts']);
/** Tests of these projects of vitest.config.ts, by so many workers. */
const vitest = (projects, workers, env, held = false) =>
  count(
    'vitest',
    (file) => [
      'run',
      `--project=${projects}`,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env, held },
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
      named: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed');
        if (status === 'failed' && failed.length === 0) return [{ name, message }];
        return failed.map(({ fullName, failureMessages }) => ({
          name: `${name} › ${fullName}`,
          message: failureMessages.join('\n'),
        }));
      }),
    }),
  );
if (part !== 'e2e') {
  const cores = availableParallelism();
  // Who starts programs and stops them mostly waits. Each further worker of the others loads the same modules once more.
  const env = redisServer();
  await Promise.all([
    vitest('!processes', cores + 1, { ...env, TEST_PORTS: '0' }),
    vitest('processes', cores + 1, { ...env, TEST_PORTS: '1' }, true),
  ]);
}
if (part !== 'unit') {
  await count(
    'playwright',
    // Where nobody looks on, a line for each of hundreds hides what failed.
    () => ['test', `--reporter=${process.env.CI ? 'dot' : 'list'},json`],
    { env: { ...browsers(), ...redisServer() } },
    ({ stats, suites, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      named: [...errors.map(({ message }) => ({ name: 'playwright', message })), ...suites.flatMap(failedIn)],
    }),
  );
  showPages('test-results');
}

rmSync(results, { recursive: true });
process.stdout.write(`\n${failures.map((failure) => `✘ ${failure}\n`).join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
