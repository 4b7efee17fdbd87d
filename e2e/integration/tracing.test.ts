/** Traces: what a caller has begun goes on at the region; spans are sent to a collector where there is one, and only there. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdvancingClock } from '#shared/clock.ts';
import { killProcesses, startProcess } from '#testing/test-process.ts';
import type { Browser } from './browser.ts';
import { freePort, listen, portOf, stop } from '#testing/test-server.ts';
import { startConsole, startRegion, type TestRegion } from './test-console.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

let region: TestRegion;
beforeEach(async () => {
  region = await startRegion('eu-std-1', 'STD', new AdvancingClock());
});
afterEach(() => region.close());

const usersPath = () => `/iam/organisations/${region.accounts.organisationId}/users`;
/** Headers that the region got with the last request for users. */
function sentOn(): IncomingHttpHeaders {
  const last = region.requests.findLastIndex((line) => line.startsWith(`GET ${usersPath()}`));
  return region.headers[last] ?? {};
}

describe('without a collector', () => {
  async function ask(headers: Record<string, string>, query = ''): Promise<IncomingHttpHeaders> {
    const bff = await startConsole({ regions: [region] });
    const browser = bff.browser();
    await browser.signIn(region);
    const answer = await browser.get(`/api/regions/eu-std-1${usersPath()}${query}`, { headers });
    await bff.close();
    expect(answer.status).toBe(200);
    return sentOn();
  }

  it.each(['', '?ids=00000000-0000-4000-8000-000000000001'])(
    'the trace of a caller goes on, under an id of its own (%s)',
    async (query) => {
      const sent = await ask({ traceparent: `00-${traceId}-${spanId}-01`, tracestate: 'vendor=1' }, query);
      expect(sent['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
      expect(sent['traceparent']).not.toContain(spanId);
      expect(sent['tracestate']).toBe('vendor=1');
    },
  );

  it.each([
    undefined,
    'garbage',
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
  ])('none is made up for %s', async (traceparent) => {
    const sent = await ask({ tracestate: 'vendor=1', ...(traceparent !== undefined && { traceparent }) });
    expect(sent).not.toHaveProperty('traceparent');
    expect(sent).not.toHaveProperty('tracestate');
  });
});

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(Attribute),
});
const Sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

describe('with a collector', () => {
  let collector: Server;
  let received: string[];
  beforeEach(async () => {
    received = [];
    collector = await listen(
      createServer(async (request, response) => {
        if (request.url === '/otlp/v1/traces') received.push(Buffer.concat(await request.toArray()).toString());
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      }),
    );
  });
  afterEach(() => stop(collector));

  /** What it is sent of what happens in `work`; the console ends with it. */
  async function spansOf(work: (browser: Browser) => Promise<void>) {
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${portOf(collector)}/otlp`;
    const bff = await startConsole({ regions: [region], env: { OTEL_EXPORTER_OTLP_ENDPOINT } });
    const browser = bff.browser();
    await browser.signIn(region);
    await work(browser);
    await bff.close();
    return received
      .flatMap((text) => Sent.parse(JSON.parse(text)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  }

  it('a call is one span below its caller, and the call of the region one below that', async () => {
    let cookie = '';
    const spans = await spansOf(async (browser) => {
      const traceparent = `00-${traceId}-${spanId}-01`;
      await browser.get(`/api/regions/eu-std-1${usersPath()}?sort=email`, { headers: { traceparent } });
      cookie = browser.cookie ?? '';
    });
    const served = spans.find(({ kind }) => kind === 2);
    const called = spans.find(({ kind }) => kind === 3);
    expect(spans).toHaveLength(2);
    expect(served).toMatchObject({ traceId, parentSpanId: spanId, name: 'ListUserOrganisation' });
    expect(called).toMatchObject({ traceId, parentSpanId: served?.spanId });
    expect(sentOn()['traceparent']).toBe(`00-${traceId}-${called?.spanId}-01`);
    const status = { key: 'http.response.status_code', value: { intValue: 200 } };
    expect(called?.attributes).toContainEqual(status);

    const token = String(sentOn().authorization).slice('Bearer '.length);
    const { clientId, clientSecret = '', organisationId } = region.accounts;
    const [, session = ''] = cookie.split('=');
    for (const secret of [token, session, clientSecret, clientId, organisationId]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(received.join('')).not.toContain(secret);
    }
    expect(received.join('')).not.toMatch(/@|sort=/);
  });

  it('a call without a trace begins one, and one that its caller does not record is not recorded here', async () => {
    const spans = await spansOf(async (browser) => {
      await browser.get(`/api/regions/eu-std-1${usersPath()}`);
      expect(sentOn()['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[13]$/);
      await browser.get(`/api/regions/eu-std-1${usersPath()}`, {
        headers: { traceparent: `00-${traceId}-${spanId}-00` },
      });
      expect(sentOn()['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    });
    expect(spans).toHaveLength(2);
    expect(spans.map((span) => span.traceId)).not.toContain(traceId);
  });

  it('a collector that is gone costs nobody an answer, and a line in the log', async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${portOf(collector)}`;
    await stop(collector);
    const bff = await startConsole({ regions: [region], env: { OTEL_EXPORTER_OTLP_ENDPOINT } });
    const browser = bff.browser();
    await browser.signIn(region);
    expect((await browser.get(`/api/regions/eu-std-1${usersPath()}`)).status).toBe(200);
    const begun = performance.now();
    await bff.close();
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(bff.lines.join('')).toContain('spans not sent');
  });
});

const Loaded = z.object({ result: z.array(z.object({ url: z.string() })) });

it('nothing of it is loaded where there is no collector', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-loaded-'));
  /** What it has to do with OpenTelemetry of the files that the process ran anything of, of which Node itself keeps account. */
  async function loadedBy(name: string, more: Record<string, string>): Promise<string[]> {
    const port = await freePort();
    const kept = join(folder, name);
    const console = startProcess('dist/server/bff.js', {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: join(folder, `${name}-data`),
      SESSION_SECRET: 'thirty-two bytes that nobody else knows',
      REGIONS: JSON.stringify([{ name: region.name, zone: region.zone, baseUrl: region.baseUrl }]),
      STOP_AFTER_SECONDS: '0',
      NODE_V8_COVERAGE: kept,
      ...more,
    });
    await console.says('"msg":"ready"');
    console.process.kill('SIGTERM');
    expect(await console.exit).toBe(0);
    const loaded = readdirSync(kept)
      .flatMap((file) => Loaded.parse(JSON.parse(readFileSync(join(kept, file), 'utf8'))).result)
      .map(({ url }) => url);
    expect(loaded.filter((url) => url.endsWith('/dist/server/bff.js'))).not.toEqual([]);
    // The client of Prometheus brings the interfaces along, whether or not anybody implements them.
    return loaded.filter((url) => /open-?telemetry/i.test(url) && !url.includes('/@opentelemetry/api/'));
  }
  expect(await loadedBy('off', {})).toEqual([]);
  expect(await loadedBy('on', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).not.toEqual([]);
  rmSync(folder, { recursive: true });
  await killProcesses();
});
