import { describe, expect, it } from 'vitest';
import { emptyCluster, newPool, sizeOf, toBody } from './cluster-form.ts';

const values = { ...emptyCluster('1.30.1', 'SMALL'), name: ' prod-1 ', cidr: ' 10.20.0.0/16 ' };

describe('toBody', () => {
  it('leaves out what was left empty and trims the rest', () => {
    expect(toBody(values)).toEqual({
      name: 'prod-1',
      cidr: '10.20.0.0/16',
      version: '1.30.1',
      nodePools: [{ name: 'workers', nodeProfile: 'SMALL', nodeCount: 3 }],
    });
  });

  it('sends description and gpu when given', () => {
    const pool = { name: 'gpu', nodeProfile: 'LARGE', nodeCount: '1', gpu: 'V100' };
    const body = toBody({ ...values, description: 'For training', nodePools: [pool] });
    expect(body).toMatchObject({ description: 'For training', nodePools: [{ gpu: 'V100', nodeCount: 1 }] });
  });

  it.each(['', 'three', ' '])('makes no number of %j', (nodeCount) => {
    const [pool] = toBody({ ...values, nodePools: [{ ...newPool([], 'SMALL'), nodeCount }] }).nodePools;
    expect(pool?.nodeCount).toBeNaN();
  });
});

describe('newPool', () => {
  it('takes the first free name', () => {
    const first = newPool([], 'SMALL');
    expect(newPool([first], 'SMALL').name).toBe('workers-2');
    expect(newPool([{ ...first, name: 'workers-2' }], 'SMALL').name).toBe('workers');
  });
});

describe('sizeOf', () => {
  const profiles = [{ name: 'SMALL', cpu: 2, memory: 4 }, { name: 'HUGE' }];
  const pool = (nodeProfile: string, nodeCount: string) => ({ name: 'a', nodeProfile, nodeCount, gpu: '' });

  it('adds up nodes, processors and memory', () => {
    expect(sizeOf([pool('SMALL', '3'), pool('SMALL', '1')], profiles)).toEqual({
      nodes: 4,
      cpu: 8,
      memory: 16,
      known: true,
    });
  });

  it('does not claim to know sizes that no one gave', () => {
    expect(sizeOf([pool('HUGE', '1')], profiles).known).toBe(false);
  });

  it('leaves out counts that are none', () => {
    expect(sizeOf([pool('SMALL', '-1'), pool('SMALL', '1.5'), pool('SMALL', 'x')], profiles).nodes).toBe(0);
  });
});
