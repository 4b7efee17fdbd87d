/** The public half of a signing key beside the private one, which is sealed from now on, and erased with its successor. */
import type { Migration } from '#server/migrate.ts';

export const signingKeySets: Migration = {
  name: '0050-signing-key-sets',
  sql: `
    ALTER TABLE signing_keys ADD COLUMN public_jwk TEXT NOT NULL DEFAULT '';
    UPDATE signing_keys SET public_jwk =
      json_object('kty', 'RSA', 'n', json_extract(private_jwk, '$.n'), 'e', json_extract(private_jwk, '$.e'));
  `,
};
