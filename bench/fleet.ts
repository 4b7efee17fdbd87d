/**
 * What it takes to have the fleet in the browser: 1,000 clusters over 100 spaces. How soon the first clusters follow the first
 * answer, on the wire and painted, and all of them, beside a bare read of one list of the same region in the same run. Times are
 * this machine's; the ratios hold.
 */
import { chromium, expect } from '@playwright/test';
import { Client } from 'undici';
import { csrfHeader } from '#shared/csrf-header.ts';
import { fleetBounds, fleetPath, type FleetPart } from '#shared/fleet.ts';
import { freePorts } from '#testing/test-server.ts';
import { startProduct } from './product.ts';

const spaces = Number(process.env['SPACES'] ?? 100);
const ofSpace = 10;
const rounds = 5;
/** Milliseconds. */
const firstRows = 300;
const mostRatio = 1.5;
/** Any work of a region has ended after so many milliseconds. */
const workTakes = 60 * 60_000;

function report(what: string, value: string, wanted: string, reached: boolean): void {
  process.stdout.write(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(40)} ${value.padEnd(44)} wanted ${wanted}\n`);
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const [control = 0, otherControl = 0] = await freePorts(2);
const product = await startProduct({ CONTROL_PORT: `${control},${otherControl}` });
const { port } = product;
const [region] = product.regions;
const console = await product.signedIn();

const grant = new URLSearchParams({
  grant_type: 'client_credentials',
  client_id: region.clientId,
  client_secret: region.clientSecret,
});
const granted = await fetch(`${region.baseUrl}/iam/token`, { method: 'POST', body: grant });
const { access_token: token } = (await granted.json()) as { access_token: string };
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const bare = new Client(region.baseUrl);

async function create(path: string, made: object): Promise<string> {
  const { statusCode, body } = await bare.request({ method: 'POST', path, headers, body: JSON.stringify(made) });
  const answer = (await body.json()) as { id: string };
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${JSON.stringify(answer)}`);
  return answer.id;
}

async function letWorkEnd(): Promise<void> {
  await fetch(`http://127.0.0.1:${control}/clock/advance`, {
    method: 'POST',
    headers: { 'X-Portico-Control': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ milliseconds: workTakes }),
  });
}

async function fill(): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let space = 0; space < spaces; space += 1) {
    ids.push(
      await create(`/organisations/${region.organisationId}/spaces`, {
        name: `bench-${space}`,
        description: 'Bench',
      }),
    );
  }
  await letWorkEnd();
  const nodePools = [{ name: 'workers', nodeCount: 3, nodeProfile: 'SMALL' }];
  for (const id of ids) {
    for (let cluster = 0; cluster < ofSpace; cluster += 1) {
      const made = { name: `bench-${cluster}`, cidr: '10.44.0.0/16', version: '1.29.5', nodePools };
      await create(`/kubernetes/spaces/${id}/clusters`, made);
    }
  }
  await letWorkEnd();
  return ids;
}

/** Milliseconds of a bare read of one list of a space, from the region itself. */
async function readList(spaceId: string, list: 'clusters' | 'operations'): Promise<number> {
  const begin = performance.now();
  const { body } = await bare.request({
    method: 'GET',
    path: `/kubernetes/spaces/${spaceId}/${list}?page[size]=50`,
    headers,
  });
  await body.json();
  return performance.now() - begin;
}

interface Read {
  /** From the first answer of the region to the first clusters, and to the end. */
  readonly first: number;
  readonly whole: number;
  readonly clusters: number;
}

async function readFleet(): Promise<Read> {
  const answer = await fetch(`http://127.0.0.1:${port}${fleetPath}`, {
    headers: { host: `localhost:${port}`, [csrfHeader]: '1', cookie: console.cookie ?? '' },
  });
  const times: { readonly at: number; readonly text: string }[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? [])
    times.push({ at: performance.now(), text: decoder.decode(chunk, { stream: true }) });
  const all = times.map(({ text }) => text).join('');
  const parts = all
    .split('\n')
    .filter((line) => line.includes('"part"'))
    .map((line) => JSON.parse(line) as FleetPart);
  const clusters = parts.reduce((sum, part) => sum + (part.part === 'clusters' ? part.items.length : 0), 0);
  const begin = times[0]?.at ?? 0;
  const first = times.find(({ text }) => text.includes('"part":"clusters"'))?.at ?? Number.NaN;
  return { first: first - begin, whole: (times.at(-1)?.at ?? 0) - begin, clusters };
}

/** Milliseconds from the first bytes of the answer to the first row on the screen, as the page itself measures it. */
async function paintRows(): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    await page.request.post('/api/session', {
      headers: { [csrfHeader]: '1' },
      data: { region: region.name, demo: 'admin' },
    });
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector('.fleet-table tbody tr:not(.fleet-group)')) return;
      observer.disconnect();
      requestAnimationFrame(() => { globalThis.shownAt = performance.now(); });
    }).observe(document, { subtree: true, childList: true });`);
    await page.goto('/fleet');
    // The browser tells when an answer began once it has ended.
    const took = `globalThis.shownAt - performance.getEntriesByType('resource').find(({ name }) =>
      name.endsWith('${fleetPath}'))?.responseStart`;
    await expect.poll(() => page.evaluate<number>(took), { timeout: 30_000 }).not.toBeNaN();
    return await page.evaluate<number>(took);
  } finally {
    await browser.close();
  }
}

try {
  const [one = ''] = await fill();
  const lists: number[] = [];
  const pairs: number[] = [];
  const reads: Read[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let list = 0; list < 20; list += 1) {
      const clusters = await readList(one, 'clusters');
      lists.push(clusters);
      pairs.push(clusters + (await readList(one, 'operations')));
    }
    reads.push(await readFleet());
  }
  const list = middle(lists);
  const first = middle(reads.map((read) => read.first));
  const whole = middle(reads.map((read) => read.whole));
  const clusters = reads[0]?.clusters ?? 0;
  process.stdout.write(`     ${clusters} clusters; a bare read of one list takes ${list.toFixed(1)} ms\n`);
  const firstText = `${first.toFixed(1)} ms, ${(first / list).toFixed(1)} lists`;
  // Six lists are asked for together, and answered about together.
  const mostLists = 2 * fleetBounds.calls;
  report(
    'first clusters after the first answer',
    firstText,
    `<= ${firstRows} ms, ${mostLists} lists`,
    first <= firstRows && first / list <= mostLists,
  );
  const ratio = whole / ((spaces + 4) * middle(pairs));
  const wholeText = `${whole.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`;
  report('all of them beside as many bare reads', wholeText, `<= ${mostRatio}`, ratio <= mostRatio);
  const painted = await paintRows();
  report(
    'first rows painted after the first answer',
    `${painted.toFixed(0)} ms`,
    `<= ${firstRows} ms`,
    painted <= firstRows,
  );
} finally {
  await bare.close();
  await product.end();
}
