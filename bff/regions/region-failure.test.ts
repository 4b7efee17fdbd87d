import { describe, expect, it } from 'vitest';
import { isConnectFailure, regionFailure } from './region-failure.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

describe('what became of a request', () => {
  it.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
    ['CERT_UNTRUSTED', 'NODE_EXTRA_CA_CERTS'],
    ['CERT_HAS_EXPIRED', 'expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'another name'],
    ['CERT_REVOKED', 'revoked'],
    ['EPROTO', 'no TLS connection'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'no TLS connection'],
  ])('is not sent for %s, and says why', (code, words) => {
    for (const error of [coded(code), new TypeError('fetch failed', { cause: coded(code) })]) {
      expect(isConnectFailure(error)).toBe(true);
      const { kind, status, extras } = regionFailure('eu-fault-1', error);
      expect({ kind, status }).toEqual({ kind: 'region_untrusted', status: 503 });
      expect(extras.detail).toContain(words);
    }
  });

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])('is unknown for %s', (code) => {
    expect(isConnectFailure(coded(code))).toBe(false);
    expect(regionFailure('eu-fault-1', coded(code)).kind).toBe('region_answer_unusable');
  });
});
