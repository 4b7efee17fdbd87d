import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listen, portOf, stop } from '#testing/test-server.ts';
import { startConsole } from './test-console.ts';
import { accounts, startFaultyRegion } from './faulty-region.ts';

/** A key and a certificate nobody has signed, in files that are gone again. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  try {
    execFileSync('openssl', ['req', '-x509', ...made, ...subject, '-keyout', keyFile, '-out', certFile], {
      stdio: 'ignore',
    });
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const pair = selfSigned();

async function signInAt(baseUrl: string) {
  const region = { name: 'eu-tls-1', zone: 'STD' as const, baseUrl };
  const bff = await startConsole({ regions: [region] });
  const tries = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    tries.push((await bff.browser().signIn({ name: region.name, accounts })).json());
  }
  await bff.close();
  return { tries, log: bff.lines.map((line) => JSON.parse(line) as { level: number; msg: string; region?: string }) };
}

describe('a region whose certificate the console does not know', () => {
  it.skipIf(pair === undefined)('was sent nothing, and both person and operator read what to configure', async () => {
    let asked = 0;
    const server = await listen(createServer(pair ?? {}, () => (asked += 1)));
    const { tries, log } = await signInAt(`https://127.0.0.1:${portOf(server)}`);
    for (const answer of tries) {
      expect(answer).toMatchObject({
        type: 'urn:portico:errors#region_untrusted',
        status: 503,
        detail: expect.stringMatching(/does not trust the region eu-tls-1, and sent nothing: .*NODE_EXTRA_CA_CERTS/),
      });
    }
    expect(log).toContainEqual(
      expect.objectContaining({ level: 50, region: 'eu-tls-1', msg: expect.stringContaining('NODE_EXTRA_CA_CERTS') }),
    );
    expect(asked).toBe(0);
    await stop(server);
  });

  it('says so of one that does not speak TLS at all', async () => {
    const plain = await startFaultyRegion();
    const { tries } = await signInAt(plain.baseUrl.replace('http:', 'https:'));
    expect(tries[0]).toMatchObject({ status: 503, detail: expect.stringContaining('no TLS connection') });
    await plain.close();
  });
});
