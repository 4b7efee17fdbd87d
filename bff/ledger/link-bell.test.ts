import { expect, it } from 'vitest';
import type { Broadcast } from '#bff/store/stores.ts';
import { createLinkBell } from './link-bell.ts';

const account = { region: 'eu-std-1', clientId: 'c' };

it('tells the streams of an account once in each process, whichever heard of the use', () => {
  const told: unknown[][] = [];
  const listeners = new Map<string, (text: string) => void>();
  const process = (name: string) => {
    const broadcast: Broadcast = {
      tell(_, text) {
        for (const [other, listener] of listeners) if (other !== name) listener(text);
      },
      hear(_, listener) {
        listeners.set(name, listener);
        return () => listeners.delete(name);
      },
    };
    return createLinkBell(broadcast, (...what) => told.push([name, ...what]));
  };
  const ring = process('one');
  process('other');
  ring(account);
  const event = { name: 'linkUsed', data: {} };
  expect(told).toEqual([
    ['other', account, event],
    ['one', account, event],
  ]);
});
