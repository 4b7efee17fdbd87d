import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateCredentials } from '#region/store/credentials.ts';
import type { RegionDatabase } from '#region/store/database.ts';
import { activePerson, codeOf, type ActivePerson } from '#region/testing/settings-visitor.ts';
import { testKeys } from '#region/testing/signing-key.ts';
import { goodPassword } from '#region/testing/test-person.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { hashPassword, hashRecoveryCode } from '#region/token/password-hash.ts';
import { provePerson } from './prove-person.ts';

/** As ever, and watched. */
const hashCode = vi.fn(hashRecoveryCode);

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());
beforeEach(() => region.clock.advance(20 * 60_000));

const grant = async () => 'granted';

function prove(person: ActivePerson, changes: object = {}, database: RegionDatabase = region.database) {
  const answers = {
    email: person.email,
    password: goodPassword,
    totp: codeOf(region, person.secret),
    from: '192.0.2.1',
  };
  return provePerson(
    { database, seal: testKeys.seal, now: region.clock.now(), hashCode },
    { ...answers, ...changes },
    grant,
  );
}

describe('proving who one is', () => {
  it('takes a recovery code its time whether or not the password was right', async () => {
    const person = await activePerson(region);
    for (const changes of [{ password: 'Wrong-Horse-Battery-1' }, { email: 'nobody@example.com' }, {}]) {
      hashCode.mockClear();
      expect(await prove(person, { ...changes, totp: '000000000000' })).toEqual({ kind: 'wrong' });
      expect(hashCode).toHaveBeenCalledTimes(1);
    }
  });

  it('does not succeed with a password or second factor that another one takes the place of meanwhile', async () => {
    for (const change of [
      { password_hash: await hashPassword('Another-Horse-Battery-2') },
      { totp_secret: testKeys.seal.seal('JBSWY3DPEHPK3PXP', 'elsewhere') },
    ]) {
      const person = await activePerson(region);
      let writes = 0;
      const database: RegionDatabase = {
        ...region.database,
        read: (work) => region.database.read(work),
        // The first one counts the attempt; the change comes after what was typed was compared.
        async write(work) {
          writes += 1;
          if (writes === 2) await region.database.write((one) => updateCredentials(one, person.id, change));
          return region.database.write(work);
        },
      };
      expect(await prove(person, {}, database)).toEqual({ kind: 'wrong' });
    }
  });

  it('grants with the proof or not at all', async () => {
    const person = await activePerson(region);
    expect(await prove(person)).toEqual({ kind: 'proved', granted: 'granted' });
    expect(await prove(person)).toEqual({ kind: 'wrong' });
  });
});
