import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What a process that runs this writes to a pipe. */
function outputOf(code: string): string[] {
  const program = `
    import { createLog } from '#server/log.ts';
    const log = createLog({ level: 'info', format: 'json', base: { part: 'test' } });
    const write = (count) => { for (let index = 0; index < count; index += 1) log.info({ index }, 'line'); };
    ${code}`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  return stdout.toString().trimEnd().split('\n');
}

const indexOf = (line: string | undefined) => (JSON.parse(line ?? '{}') as { index?: number }).index;

it.each([
  ['ends by itself', ''],
  ['exits at once', 'process.exit(0);'],
  ['fails', 'throw new Error("unexpected");'],
])('a process that %s leaves no line behind', (_how, end) => {
  const lines = outputOf(`write(3_000); ${end}`);
  expect(lines.map(indexOf)).toEqual(Array.from({ length: 3_000 }, (_, index) => index));
});

it('a warning is written when the call returns, with what came before it', () => {
  const lines = outputOf(`write(3); log.warn('careful'); process.kill(process.pid, 'SIGKILL');`);
  expect(lines).toHaveLength(4);
});

it('a line waits for no more than a moment', () => {
  const lines = outputOf(`write(3); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);`);
  expect(lines).toHaveLength(3);
});

it('lines of any letters and length come whole and in order', () => {
  const lines = outputOf(`log.info('short'); log.info('é€😀'.repeat(9_000)); log.info('ä');`);
  const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said).toEqual(['short', 'é€😀'.repeat(9_000), 'ä']);
});

it('a line after a warning waits again', () => {
  const lines = outputOf(`
    const { infoLines } = await import('#server/log.ts');
    log.warn('careful'); infoLines(log, 'waits')('"a":1'); process.kill(process.pid, 'SIGKILL');`);
  expect(lines).toHaveLength(1);
});
