import { describe, expect, it } from 'vitest';
import { CreateDatabaseClusterBody, type DatabaseCluster } from '#shared/contract/platform/databases.ts';
import { emptyDatabase, newerVersions, restoredLike, toBody, type DatabaseValues } from './database-form.ts';

const id = '7b0c9a52-3f0e-4c67-9a31-0d6f8f6b1a11';
const backupId = '0d6f8f6b-3f0e-4c67-9a31-7b0c9a521a11';
const source: DatabaseCluster = {
  id,
  name: 'orders',
  majorVersion: '17',
  nodeConfiguration: { vcpuCount: 8, memorySizeGiB: 32 },
  volume: { type: 'IO1', sizeGiB: 500 },
  visibility: 'EXTERNAL',
  replicaCount: 2,
};
const moment = '2026-11-20T12:30:00';
const faults = (values: DatabaseValues, sourceId?: string) =>
  CreateDatabaseClusterBody.safeParse(toBody(values, sourceId)).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a new database cluster', () => {
  const filled = { ...emptyDatabase, name: ' invoices ', user: ' owner ' };

  it('leaves out what was left empty', () => {
    expect(toBody(filled)).toEqual({
      name: 'invoices',
      user: 'owner',
      nodeConfiguration: { vcpuCount: 2, memorySizeGiB: 8 },
      volume: { type: 'GP2', sizeGiB: 50 },
      visibility: 'INTERNAL',
      replicaCount: 0,
    });
    expect(faults(filled)).toEqual([]);
  });

  it('sends the extensions, the version and the database name that were chosen', () => {
    const values = { ...filled, vector: true, timescale: true, majorVersion: '18', databaseName: 'billing' };
    expect(toBody(values)).toMatchObject({
      databaseName: 'billing',
      majorVersion: '18',
      extensions: [{ name: 'TIMESCALEDB' }, { name: 'VECTOR' }],
    });
    expect(faults(values)).toEqual([]);
  });

  it('has its faults at the fields of the form', () => {
    const volume = { type: 'GP2', sizeGiB: '20000' };
    const nodeConfiguration = { vcpuCount: '', memorySizeGiB: '1.5' };
    const values = { ...filled, name: 'No Blanks', user: '', volume, nodeConfiguration, replicaCount: '3' };
    expect(faults(values)).toEqual([
      'name',
      'nodeConfiguration.vcpuCount',
      'nodeConfiguration.memorySizeGiB',
      'volume.sizeGiB',
      'replicaCount',
    ]);
    expect(faults({ ...filled, user: '' })).toEqual(['user']);
  });
});

describe('a restored database cluster', () => {
  it('starts as large as its source, under a name of its own', () => {
    const values = restoredLike(source, undefined, moment);
    expect(values).toMatchObject({
      name: 'orders-restored',
      nodeConfiguration: { vcpuCount: '8', memorySizeGiB: '32' },
      volume: { type: 'IO1', sizeGiB: '500' },
      visibility: 'EXTERNAL',
      replicaCount: '2',
      from: 'moment',
    });
    expect(faults(values, id)).toEqual([]);
  });

  it('keeps its name within what the contract allows', () => {
    const { name } = restoredLike({ ...source, name: `${'a'.repeat(53)}-bcdefghi` }, undefined, moment);
    expect(name).toBe(`${'a'.repeat(53)}-restored`);
    expect(faults({ ...restoredLike(source, undefined, moment), name }, id)).toEqual([]);
  });

  it('takes what a source of another generation does not tell from a new one', () => {
    expect(restoredLike({ id, name: 'bare' }, undefined, moment)).toMatchObject({
      nodeConfiguration: emptyDatabase.nodeConfiguration,
      volume: emptyDatabase.volume,
    });
  });

  it('goes to a moment, sent in UTC', () => {
    const body = toBody(restoredLike(source, undefined, moment), id);
    const pointInTime = new Date(2026, 10, 20, 12, 30).toISOString();
    expect(body.restoreConfiguration).toEqual({ sourceType: 'CLUSTER', clusterId: id, pointInTime });
  });

  it('goes to the latest state without a moment', () => {
    const body = toBody({ ...restoredLike(source, undefined, moment), from: 'latest' }, id);
    expect(body.restoreConfiguration).toEqual({ sourceType: 'CLUSTER', clusterId: id });
  });

  it('goes to a backup', () => {
    const values = restoredLike(source, { id: backupId, clusterId: id }, moment);
    expect(toBody(values, id).restoreConfiguration).toEqual({ sourceType: 'BACKUP', clusterId: id, backupId });
    expect(faults(values, id)).toEqual([]);
  });

  it('never names user, database or extensions: they come with the data', () => {
    const values = { ...restoredLike(source, undefined, moment), user: 'x', databaseName: 'y', vector: true };
    expect(Object.keys(toBody(values, id))).not.toEqual(expect.arrayContaining(['user']));
    expect(toBody(values, id)).not.toHaveProperty('databaseName');
    expect(toBody(values, id)).not.toHaveProperty('extensions');
  });

  it('has the fault of an unreadable moment or a missing backup at its field', () => {
    const values = restoredLike(source, undefined, 'soon');
    expect(faults(values, id)).toEqual(['restoreConfiguration.pointInTime']);
    expect(faults({ ...values, from: 'backup' }, id)).toEqual(['restoreConfiguration.backupId']);
  });
});

it('offers versions above a source, newest first', () => {
  expect(newerVersions(['16', '17', '18'], '16')).toEqual(['18', '17']);
  expect(newerVersions(['9', '18', '17'])).toEqual(['18', '17', '9']);
});
