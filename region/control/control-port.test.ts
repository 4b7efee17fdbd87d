import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#shared/contract/problem.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

let test: TestRegion;
let server: Server;
let spaceId: string;
beforeEach(async () => {
  test = await startTestRegion();
  ({ spaceId } = test.seeded);
  server = test.region.control.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});

async function control(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { 'X-Portico-Control': '1', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as Problem & { now?: string }) };
}

const createCluster = (name: string) =>
  test.admin('CreateCluster', {
    path: { spaceId },
    body: { name, cidr: '10.64.0.0/16', version: '1.29.5', nodePools: [] },
  });
const listClusters = () => test.admin('ListClusters', { path: { spaceId } });
const getOperation = async (id: string) => (await test.admin('GetOperation', { path: { spaceId, id } })).reply;

describe('control port', () => {
  it('answers nothing without its header', async () => {
    for (const value of ['', '0', 'true']) {
      const { status } = await control('POST', '/clock/advance', { milliseconds: 1 }, { 'X-Portico-Control': value });
      expect(status).toBe(403);
    }
    expect(test.region.steering.state().now).toBe('2026-01-15T09:30:00.000Z');
  });

  it('advances the clock and has done all due work when it answers', async () => {
    const { reply } = await createCluster('atlas');
    const { status, body } = await control('POST', '/clock/advance', { milliseconds: 60_000 });
    expect([status, body?.now]).toEqual([200, '2026-01-15T09:31:00.000Z']);
    const rows = await test.database.query
      .selectFrom('operations')
      .select('settled')
      .where('id', '=', reply.operation.id)
      .execute();
    expect(rows).toEqual([{ settled: 1 }]);
  });

  it.each([
    ['/clock/advance', { milliseconds: -1 }, 'milliseconds'],
    ['/clock/advance', {}, 'milliseconds'],
    ['/clusters/no-uuid/fail-next', {}, 'clusterId'],
    ['/failures', {}, 'body'],
    ['/faults', { operation: 'Unknown', kind: 'break' }, 'operation'],
    ['/faults', { operation: 'ListClusters', kind: 'delay' }, 'milliseconds'],
    ['/faults', 'not json', 'body'],
  ])('refuses POST %s %j, naming %s', async (path, given, field) => {
    const { status, body } = await control('POST', path, given);
    expect(status).toBe(400);
    expect(body?.violations?.map((violation) => violation.field)).toContain(field);
  });

  it('knows no other path', async () => {
    expect((await control('GET', '/')).status).toBe(404);
  });

  it('fails only the next operation of a cluster', async () => {
    const [cluster] = (await listClusters()).reply.items;
    const clusterId = cluster?.id ?? '';
    await control('POST', `/clusters/${clusterId}/fail-next`, { error: 'A volume is still attached.' });
    const remove = async () => {
      const { reply } = await test.admin('DeleteCluster', { path: { spaceId, clusterId } });
      await test.region.steering.advance(20_000);
      return getOperation(reply.operation.id);
    };
    expect(await remove()).toMatchObject({ status: 'FAILED', error: 'A volume is still attached.' });
    expect(await remove()).toMatchObject({ status: 'DONE' });
  });

  it('fails the creation of a cluster that does not exist yet, by its name', async () => {
    await control('POST', '/failures', { clusterName: 'atlas' });
    const other = await createCluster('borea');
    const named = await createCluster('atlas');
    await test.region.steering.advance(20_000);
    expect((await getOperation(other.reply.operation.id)).status).toBe('DONE');
    expect((await getOperation(named.reply.operation.id)).status).toBe('FAILED');
  });

  it('brings everything back to the seed; secrets and tokens keep working', async () => {
    const before = (await listClusters()).reply;
    await createCluster('atlas');
    await control('POST', '/faults', { operation: 'ListClusters', kind: 'break', times: 5 });
    expect((await control('POST', '/reset')).status).toBe(204);
    expect((await listClusters()).reply).toEqual(before);
    expect(test.region.steering.state().faults).toEqual([]);
    const response = await fetch(`${test.baseUrl}/iam/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`${test.seeded.clientId}:${test.seeded.clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(response.status).toBe(200);
  });
});

describe('faults', () => {
  const fault = (given: object) => control('POST', '/faults', { operation: 'ListClusters', ...given });

  it('answer the asked status so many times, carrying nothing out', async () => {
    await fault({ operation: 'CreateCluster', kind: 'status', status: 503, times: 2, retryAfterSeconds: 7 });
    for (let time = 0; time < 2; time += 1) expect((await createCluster('atlas')).status).toBe(503);
    expect((await createCluster('atlas')).status).toBe(201);
  });

  it('touch no other operation', async () => {
    await fault({ kind: 'status' });
    expect((await test.admin('ListOperations', { path: { spaceId } })).status).toBe(200);
    expect((await listClusters()).status).toBe(500);
  });

  it('cut the connection', async () => {
    await fault({ kind: 'break' });
    await expect(listClusters()).rejects.toThrow(/fetch failed/);
    expect((await listClusters()).status).toBe(200);
  });

  it('answer what is not JSON', async () => {
    await fault({ kind: 'garbage' });
    await expect(listClusters()).rejects.toThrow(SyntaxError);
  });

  it('never answer', async () => {
    await fault({ kind: 'hang' });
    const address = `${test.baseUrl}/kubernetes/spaces/${spaceId}/clusters`;
    const controller = new AbortController();
    const hanging = fetch(address, {
      headers: { Authorization: `Bearer ${test.adminToken}` },
      signal: controller.signal,
    });
    const refused = expect(hanging).rejects.toThrow(/abort/);
    await vi.waitFor(() => expect(test.region.steering.state().faults).toEqual([]));
    expect((await listClusters()).status).toBe(200);
    controller.abort();
    await refused;
  });

  it('answer late', async () => {
    await fault({ kind: 'delay', milliseconds: 60 });
    const started = performance.now();
    expect((await listClusters()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  });

  it('are taken back', async () => {
    await fault({ kind: 'status', times: 5 });
    expect((await listClusters()).status).toBe(500);
    expect(test.region.steering.state().faults).toMatchObject([{ times: 4 }]);
    expect((await control('DELETE', '/faults')).status).toBe(204);
    expect((await listClusters()).status).toBe(200);
  });
});
