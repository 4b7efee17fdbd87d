/**
 * What a region that hangs costs: how long 300 calls to it are kept waiting, and what they do to the other region, whose
 * p99 is measured alone, beside as many calls that the first answers, and while they hang, in turn, on the product as it is
 * started. Times are this machine's; the ratio of the last two holds: the calls themselves cost the same in both.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { freePorts } from '#testing/test-server.ts';
import { startProduct, type DemoRegion } from './product.ts';

const calls = 300;
const rounds = Number(process.env['ROUNDS'] ?? 2);
/** Of the healthy region, evenly spread: many enough for a p99, few enough that no queue forms. */
const perSecond = 50;
const longestMs = 16_000;
const allowed = 1.2;

const [control = 0, otherControl = 0] = await freePorts(2);
const product = await startProduct({ CONTROL_PORT: `${control},${otherControl}` });
const { port } = product;
const [hanging, healthy] = product.regions;
const browser = await product.signedIn('all');
const headers = { host: `localhost:${port}`, 'x-portico-csrf': '1', cookie: browser.cookie ?? '' };
const addressOf = ({ name, organisationId }: DemoRegion) => `/api/regions/${name}/organisations/${organisationId}`;

/** Milliseconds until the answer has come, and its status. */
async function timed(pool: Pool, path: string): Promise<{ readonly took: number; readonly status: number }> {
  const start = performance.now();
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
  await body.dump();
  return { took: performance.now() - start, status: statusCode };
}

const lookers = new Pool(`http://127.0.0.1:${port}`, { connections: 64 });
const callers = new Pool(`http://127.0.0.1:${port}`, { connections: calls });

/** Asks the healthy region evenly until `end` is over; answers how long each answer took. */
async function lookUntil(end: Promise<unknown>): Promise<number[]> {
  const look = { isOver: false };
  const ended = end.finally(() => (look.isOver = true));
  const asked: ReturnType<typeof timed>[] = [];
  while (!look.isOver) {
    asked.push(timed(lookers, addressOf(healthy)));
    await wait(1_000 / perSecond);
  }
  await ended;
  const answers = await Promise.all(asked);
  if (answers.some(({ status }) => status !== 200)) throw new Error('the healthy region did not answer');
  return answers.map(({ took }) => took);
}

async function fault(method: 'POST' | 'DELETE', order?: object): Promise<void> {
  const body = order === undefined ? {} : { body: JSON.stringify(order) };
  const { status } = await fetch(`http://127.0.0.1:${control}/faults`, {
    method,
    headers: { 'X-Portico-Control': '1', 'Content-Type': 'application/json' },
    ...body,
  });
  if (status >= 300) throw new Error(`the control port answered ${status}`);
}

/** Until the console asks the region again, which it leaves alone for some seconds after it failed. */
async function untilItAnswers(): Promise<void> {
  while ((await timed(lookers, addressOf(hanging))).status !== 200) await wait(250);
}

/** All of them within a second, as from as many pages. */
const askAll = (path: string) =>
  Promise.all(
    Array.from({ length: calls }, async (_, index) => {
      await wait((index * 1_000) / calls);
      return timed(callers, path);
    }),
  );

const p99 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

const alone: number[] = [];
const beside: number[] = [];
const meanwhile: number[] = [];
const waits: number[] = [];
const statuses = new Set<number>();
// Connections are open and code is warm before anything counts.
await askAll('/healthz');
await lookUntil(wait(3_000));
for (let round = 0; round < rounds; round += 1) {
  await untilItAnswers();
  alone.push(...(await lookUntil(wait(15_000))));
  beside.push(...(await lookUntil(Promise.all([askAll(addressOf(hanging)), wait(15_000)]))));
  await fault('POST', { operation: 'GetOrganisation', kind: 'hang', times: 1_000 });
  const hung = askAll(addressOf(hanging));
  meanwhile.push(...(await lookUntil(hung)));
  for (const { took, status } of await hung) {
    waits.push(took);
    statuses.add(status);
  }
  await fault('DELETE');
}

function report(what: string, value: string, wanted: string, reached: boolean): void {
  process.stdout.write(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(44)} ${value.padEnd(40)} wanted ${wanted}\n`);
}

const slowest = Math.max(...waits);
const answered = [...statuses].toSorted((a, b) => a - b).join(', ');
report(
  `slowest of ${calls} calls to a hanging region`,
  `${(slowest / 1_000).toFixed(1)} s (${answered})`,
  `<= ${longestMs / 1_000} s`,
  slowest <= longestMs,
);
const [free, before, during] = [p99(alone), p99(beside), p99(meanwhile)];
report(
  `p99 of the other region, ${alone.length} calls each`,
  `${free.toFixed(1)} alone, ${before.toFixed(1)} beside as many answered, ${during.toFixed(1)} ms, ratio ${(during / before).toFixed(2)}`,
  `<= ${allowed} of the second`,
  during / before <= allowed,
);

await Promise.all([lookers.close(), callers.close()]);
await product.end();
