import { expect, it } from 'vitest';
import { chosen } from './rendezvous.ts';

const processes = ['a', 'b', 'c', 'd'];
const subjects = Array.from({ length: 4_000 }, (_, index) => `eu-std-1/account/${index}`);
const chosenOf = (candidates: readonly string[]) => subjects.map((subject) => chosen(subject, candidates));

it('gives everybody about as much, and whoever goes leaves the others with what they had', () => {
  const all = chosenOf(processes);
  for (const name of processes) {
    const share = all.filter((one) => one === name).length / subjects.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  }
  expect(chosenOf(processes.toReversed())).toEqual(all);
  const fewer = chosenOf(['a', 'b', 'd']);
  for (const [index, name] of all.entries()) if (name !== 'c') expect(fewer[index]).toBe(name);
  expect(chosen('x', [])).toBeUndefined();
});
