import { beforeEach, expect, test } from 'vitest';
import { tourMemory } from './tour-memory.ts';

beforeEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as a browser that nothing was kept in
  document.cookie = 'portico-tour=; Max-Age=0; Path=/';
});

test('nothing is kept of somebody who has never opened the first steps', () => {
  tourMemory.remember('explain');
  expect(document.cookie).not.toMatch(/portico-tour=[^;\s]/);
});

test('a step is remembered once, in a text that names steps and nothing else', () => {
  tourMemory.begin();
  tourMemory.remember('explain', 'watch');
  tourMemory.remember('watch');
  expect(tourMemory.read().done).toEqual(['watch', 'explain']);
  expect(document.cookie).toContain('portico-tour=0.explain.watch');
});

test('begun anew they are suggested again, and what is done counts from then on', () => {
  tourMemory.begin();
  tourMemory.remember('create');
  tourMemory.hide();
  tourMemory.begin();
  expect(tourMemory.read()).toEqual({ isBegun: true, since: 0, done: ['create'], isHidden: true });
  tourMemory.beginAnew(1_764_043_200_000);
  expect(tourMemory.read()).toEqual({ isBegun: true, since: 1_764_043_200_000, done: [], isHidden: false });
});

test('what another tab has kept meanwhile stays', () => {
  tourMemory.begin();
  // oxlint-disable-next-line unicorn/no-document-cookie -- as another tab writes it
  document.cookie = 'portico-tour=0.issue; Path=/';
  tourMemory.remember('create');
  expect(tourMemory.read().done).toEqual(['create', 'issue']);
});

test('what was written by anybody else counts as nothing', () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as a page beside ours may write it
  document.cookie = 'portico-tour=Infinity.create.toString; Path=/';
  tourMemory.remember('watch');
  expect(tourMemory.read()).toMatchObject({ since: 0, done: ['create', 'watch'] });
});
