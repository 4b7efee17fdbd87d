/** When the application does not come, the document says so itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const [root, template] = [document.createElement('div'), document.createElement('template')];
  root.id = 'root';
  root.append('outline');
  template.content.append('not loaded');
  document.body.replaceChildren(root, template);
  vi.resetModules();
  await import('./boot.ts');
});
afterEach(() => {
  globalThis.porticoRuns = undefined;
  vi.unstubAllGlobals();
});

const root = () => document.querySelector('#root')?.textContent;

it('says that a page whose code never came could not be loaded', () => {
  dispatchEvent(new Event('load'));
  expect(root()).toBe('not loaded');
});

it('leaves a page alone whose code has come', () => {
  globalThis.porticoRuns = true;
  dispatchEvent(new Event('load'));
  expect(root()).toBe('outline');
});

it('says so of one that has broken down', () => {
  globalThis.porticoRuns = true;
  dispatchEvent(new Event('portico-failed'));
  expect(root()).toBe('not loaded');
});
