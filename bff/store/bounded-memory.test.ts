import { expect, it } from 'vitest';
import { BoundedMemory } from './bounded-memory.ts';

it('keeps what is used, and forgets what was not between two times of ageing', () => {
  const memory = new BoundedMemory<number>(10);
  memory.set('used', 1);
  memory.set('unused', 2);
  memory.age();
  expect(memory.get('used')).toBe(1);
  memory.age();
  expect([memory.get('used'), memory.get('unused')]).toEqual([1, undefined]);
});

it('holds no more than twice the number given, and the latest of them', () => {
  const memory = new BoundedMemory<number>(10);
  const keys = Array.from({ length: 1_000 }, (_, index) => `key ${index}`);
  for (const [index, key] of keys.entries()) memory.set(key, index);
  const held = keys.filter((key) => memory.get(key) !== undefined);
  expect(held.length).toBeLessThanOrEqual(20);
  expect(held.at(-1)).toBe('key 999');
});

it('forgets at once what it is told to', () => {
  const memory = new BoundedMemory<number>(10);
  memory.set('old', 1);
  memory.age();
  memory.set('young', 2);
  memory.delete('old');
  memory.delete('young');
  expect([memory.get('old'), memory.get('young')]).toEqual([undefined, undefined]);
});
