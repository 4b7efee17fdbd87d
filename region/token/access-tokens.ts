/** Access tokens: signing, and finding out who asks. Tokens carry no rights (behaviours B3.13). */
import { randomUUID } from 'node:crypto';
import { SignJWT, importJWK, jwtVerify, type CryptoKey, type JWTHeaderParameters } from 'jose';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import type { Caller } from '#region/access/caller.ts';
import { ProblemError } from '#region/request/problem.ts';
import type { Connection } from '#region/store/database.ts';
import type { ReadCache } from '#region/store/read-cache.ts';
import { isRevoked } from '#region/store/tokens.ts';
import { algorithm, currentSigningKey, publicKeys, type KeyChain } from './signing-keys.ts';
import { tokensWork, type TokenSubject } from './subject.ts';

const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  client_id: z.string(),
  aud: z.array(z.string()),
  scp: z.array(z.string()),
  iat: z.int(),
  nbf: z.int(),
  exp: z.int(),
  jti: z.string(),
  /** Of all tokens that descend from one sign-in; absent from tokens of earlier versions. */
  family: z.string().optional(),
  organisationId: z.string(),
  subjectType: z.enum(['users', 'serviceAccounts']),
});
export type Claims = z.infer<typeof Claims>;

/** What a sign-in or a renewal gives. */
export interface Granted {
  readonly subject: TokenSubject;
  readonly scopes: readonly string[];
  /** All tokens that descend from one sign-in have it in common, and end together. */
  readonly familyId: string;
  /** Goes into the ID token. */
  readonly nonce?: string | undefined;
}

export interface IssuedTokens {
  readonly accessToken: string;
  /** Only with scope `openid`. */
  readonly idToken?: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** Asks the database, when it has to be asked. */
export type Reader = <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>;

export interface AccessTokens {
  readonly issuer: string;
  /** Signs tokens for whoever proved to be the subject. Needs a connection that writes. */
  issue(connection: Connection, granted: Granted): Promise<IssuedTokens>;
  /** Claims of a token this region signed, whether or not it still works; undefined for anything else. */
  read(database: Reader, token: string): Promise<Claims | undefined>;
  /** True while the token and its account work. */
  isActive(database: Reader, claims: Claims): Promise<boolean>;
  /** Who asks. Throws 401 unless the header carries a token that works. */
  caller(database: Reader, authorization: string | undefined): Promise<Caller>;
}

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i;
const isBearer = (authorization: string | undefined) => /^Bearer(?: |$)/i.test(authorization ?? '');

/** Said of a token that came and does not work; who sent none is told no error (RFC 6750 section 3.1). */
const invalidToken = { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } };
const readTokensKept = 2_000;

/** What is kept of an account holds for a day: at midnight (UTC) it may be past its last one. */
const utcDay = (now: number) => Math.floor(now / 86_400_000);

/** Tokens of one region. Signatures already checked are kept, and whether a token still works until anything is written. */
export function createAccessTokens({
  baseUrl,
  clock,
  keys,
  reads,
}: {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly keys: KeyChain;
  readonly reads: ReadCache;
}): AccessTokens {
  const issuer = `${baseUrl}/iam/`;
  const kept = new Map<string, Claims>();
  const verifying = new Map<string, CryptoKey>();

  async function keyOf(database: Reader, header: JWTHeaderParameters): Promise<CryptoKey> {
    const id = header.kid ?? '';
    let key = verifying.get(id);
    if (key === undefined) {
      const jwk = (await database((connection) => publicKeys(connection, clock.now()))).find((one) => one.kid === id);
      if (jwk === undefined) throw new Error('unknown key');
      key = (await importJWK(jwk, algorithm)) as CryptoKey;
      verifying.set(id, key);
    }
    return key;
  }

  const tokens: AccessTokens = {
    issuer,

    async issue(connection, { subject, scopes, familyId, nonce }) {
      const { id: kid, key } = await currentSigningKey(connection, keys, clock.now());
      const iat = Math.floor(clock.now() / 1000);
      const times = { iat, nbf: iat, exp: iat + subject.tokenSeconds };
      const about = { iss: issuer, sub: subject.id, ...times };
      const claims: Claims = {
        ...about,
        client_id: subject.clientId,
        aud: [],
        scp: [...scopes],
        jti: randomUUID(),
        family: familyId,
        organisationId: subject.organisationId,
        subjectType: subject.type,
      };
      const identity = { ...about, aud: subject.clientId, ...subject.profile, ...(nonce !== undefined && { nonce }) };
      const sign = (payload: object) =>
        new SignJWT({ ...payload }).setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' }).sign(key);
      return {
        accessToken: await sign(claims),
        ...(scopes.includes('openid') && { idToken: await sign(identity) }),
        expiresIn: subject.tokenSeconds,
      };
    },

    async read(database, token) {
      const known = kept.get(token);
      if (known !== undefined) {
        kept.delete(token);
        kept.set(token, known);
        return known;
      }
      try {
        const { payload } = await jwtVerify(token, (header) => keyOf(database, header), {
          issuer,
          algorithms: [algorithm],
          currentDate: new Date(0),
          clockTolerance: Number.MAX_SAFE_INTEGER,
        });
        const claims = Claims.parse(payload);
        if (kept.size >= readTokensKept) kept.delete(kept.keys().next().value as string);
        kept.set(token, claims);
        return claims;
      } catch {
        return undefined;
      }
    },

    async isActive(database, claims) {
      if (claims.exp * 1000 <= clock.now()) return false;
      const now = clock.now();
      return reads.get(`bearer ${claims.jti} ${utcDay(now)}`, () =>
        database(
          async (connection) =>
            !(await isRevoked(connection, [claims.jti, claims.family ?? claims.jti])) &&
            tokensWork(connection, claims.subjectType, claims.sub, now),
        ),
      );
    },

    async caller(database, authorization) {
      const token = bearer.exec(authorization ?? '')?.[1];
      const claims = token === undefined ? undefined : await tokens.read(database, token);
      if (claims === undefined) {
        const detail = 'A valid access token of this region is required.';
        throw new ProblemError('unauthenticated_access', detail, isBearer(authorization) ? invalidToken : {});
      }
      if (!(await tokens.isActive(database, claims))) {
        throw new ProblemError('inactive_token', 'The access token has expired or was revoked.', invalidToken);
      }
      return { type: claims.subjectType, id: claims.sub, organisationId: claims.organisationId };
    },
  };
  return tokens;
}
