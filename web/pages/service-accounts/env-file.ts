/** A client id and its secret, with what they are for. Lives in component state only, never in a cache. */
export interface SecretPair {
  readonly region: string;
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The pair as a file that shells, Docker and dotenv read alike. Names are untrusted: they cannot leave their comment. */
export function envFile({ region, name, clientId, clientSecret }: SecretPair): string {
  return [
    `# Service account ${oneLine(name)} in ${oneLine(region)}`,
    `REGION=${quoted(region)}`,
    `CLIENT_ID=${quoted(clientId)}`,
    `CLIENT_SECRET=${quoted(clientSecret)}`,
    '',
  ].join('\n');
}

/** `deploy-bot.env`; never empty, never a path. */
export function envFileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${safe === '' ? 'service-account' : safe}.env`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

function quoted(value: string): string {
  return /^[\w.~-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
