import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDiskSync, joined } from './disk-sync.ts';

it('serves everybody by what begins after they asked, and many at once', async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 20 }),
    async (scheduler, rounds) => {
      let begun = 0;
      let most = 0;
      let now = 0;
      const synced = joined(async () => {
        begun += 1;
        now += 1;
        most = Math.max(most, now);
        await scheduler.schedule(Promise.resolve());
        now -= 1;
      });
      const askers = rounds.map(async (later) => {
        for (let round = 0; round < later; round += 1) await scheduler.schedule(Promise.resolve());
        const before = begun;
        await synced();
        expect(begun).toBeGreaterThan(before);
      });
      await scheduler.waitFor(Promise.all(askers));
      expect(begun).toBeLessThanOrEqual(rounds.length);
      expect(most).toBe(1);
    },
  );
  await fc.assert(property);
});

it('tells everybody who waits what the disk has against it, and tries again for the next', async () => {
  let isBroken = true;
  let times = 0;
  const synced = joined(async () => {
    times += 1;
    await Promise.resolve();
    if (isBroken) throw new Error('EIO');
  });
  const asked = await Promise.allSettled([synced(), synced(), synced()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(times).toBe(2);
  isBroken = false;
  await expect(synced()).resolves.toBeUndefined();
});

it('waits for a file that is there only by then, and says so when it is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-sync-'));
  const file = join(folder, 'log');
  const disk = createDiskSync(file);
  await expect(disk.synced()).rejects.toMatchObject({ code: 'ENOENT' });
  writeFileSync(file, 'x');
  await disk.synced();
  await disk.close();
  rmSync(folder, { recursive: true });
});
