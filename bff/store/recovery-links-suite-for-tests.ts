/** What every store promises of recovery links; part of store-suite-for-tests.ts. */
import { describe, expect, it } from 'vitest';
import type { LinkRecord } from './recovery-links.ts';
import type { Stores } from './stores.ts';

/** `both` are two processes on one store. */
export function describeRecoveryLinks(both: () => readonly [Stores, Stores]): void {
  describe('recovery links', () => {
    const link = (id: string, issuedOn: number, more: Partial<LinkRecord> = {}): LinkRecord => ({
      id,
      region: 'eu-std-1',
      organisationId: 'o',
      userId: 'u',
      issuedOn,
      expiresOn: issuedOn + 10,
      clientId: 'c',
      ...more,
    });

    it('are listed newest first, of one organisation, with what became of them', async () => {
      const [{ recoveryLinks }, other] = both();
      await recoveryLinks.add(link('1', 100, { flowHash: 'f1', spaceId: 's', person: 'Ada', operator: 'Bo' }));
      await recoveryLinks.add(link('2', 300, { flowHash: 'f2' }));
      await recoveryLinks.add(link('3', 200));
      await recoveryLinks.add(link('4', 400, { organisationId: 'p' }));
      await recoveryLinks.markWasActive('3', false);
      await recoveryLinks.markWasActive('absent', true);
      await recoveryLinks.markUsed('f1', 150, true);
      await recoveryLinks.markUsed('f1', 160, false);
      await recoveryLinks.markKilled('f2', 350);
      await recoveryLinks.markUsed('unknown', 1, true);
      for (const flow of ['f2', 'f2', 'unknown']) await recoveryLinks.countWrongCode(flow);
      expect(await other.recoveryLinks.list('eu-std-1', 'o', 10)).toEqual([
        link('2', 300, { flowHash: 'f2', killedOn: 350, wrongCodes: 2 }),
        link('3', 200, { wasActive: false }),
        link('1', 100, { flowHash: 'f1', spaceId: 's', person: 'Ada', operator: 'Bo', usedOn: 150, active: true }),
      ]);
      expect((await recoveryLinks.list('eu-std-1', 'o', 2)).map(({ id }) => id)).toEqual(['2', '3']);
      expect(await recoveryLinks.list('eu-snc-1', 'o', 10)).toEqual([]);
      await recoveryLinks.deleteIssuedUntil(200);
      expect((await recoveryLinks.list('eu-std-1', 'o', 10)).map(({ id }) => id)).toEqual(['2']);
      expect((await recoveryLinks.list('eu-std-1', 'p', 10)).map(({ id }) => id)).toEqual(['4']);
      await recoveryLinks.markUsed('f1', 500, true);
      expect((await recoveryLinks.list('eu-std-1', 'o', 10)).map(({ id }) => id)).toEqual(['2']);
    });

    it('are unseen by the account that issued them from their use on, until it has seen them', async () => {
      const [{ recoveryLinks }, other] = both();
      const unseen = async (clientId: string) =>
        (await other.recoveryLinks.listUnseen('eu-std-1', clientId)).map(({ id }) => id);
      await recoveryLinks.add(link('1', 100, { flowHash: 'f1' }));
      await recoveryLinks.add(link('2', 101, { flowHash: 'f2' }));
      await recoveryLinks.add(link('3', 102, { flowHash: 'f3', clientId: 'd' }));
      await recoveryLinks.add(link('4', 103, { flowHash: 'f4' }));
      expect(await recoveryLinks.markUsed('f2', 110, true)).toEqual(
        link('2', 101, { flowHash: 'f2', usedOn: 110, active: true }),
      );
      expect(await recoveryLinks.markUsed('f2', 111, true)).toBeUndefined();
      expect(await recoveryLinks.markUsed('unknown', 111, true)).toBeUndefined();
      await recoveryLinks.markUsed('f1', 120, false);
      await recoveryLinks.markUsed('f3', 130, true);
      expect([await unseen('c'), await unseen('d')]).toEqual([['1', '2'], ['3']]);
      await recoveryLinks.markSeen('eu-std-1', 'c', ['3', 'absent']);
      await recoveryLinks.markSeen('eu-std-1', 'c', []);
      expect([await unseen('c'), await unseen('d')]).toEqual([['1', '2'], ['3']]);
      await recoveryLinks.markSeen('eu-std-1', 'c', ['1']);
      await recoveryLinks.markUsed('f1', 140, true);
      expect(await unseen('c')).toEqual(['2']);
      await recoveryLinks.deleteIssuedUntil(101);
      expect(await unseen('c')).toEqual([]);
    });

    it('are used once, whoever else uses them at that moment', async () => {
      const [stores, other] = both();
      await stores.recoveryLinks.add(link('1', 100, { flowHash: 'f1' }));
      const using = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? stores : other).recoveryLinks.markUsed('f1', 100 + index, true),
      );
      expect((await Promise.all(using)).filter((used) => used !== undefined)).toHaveLength(1);
    });
  });
}
