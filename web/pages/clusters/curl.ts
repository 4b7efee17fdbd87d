/** A call of the API as a command for a shell. */

export interface CurlCall {
  readonly method: string;
  /** Path and query below the region's address. */
  readonly path: string;
  readonly body: unknown;
}

/** The call as a curl command; address and token of the region are variables of the shell, never values. */
export function curlCommand({ method, path, body }: CurlCall): string {
  return [
    `curl -X ${method} "$BASE_URL${path}"`,
    `  -H "Authorization: Bearer $ACCESS_TOKEN"`,
    `  -H 'Content-Type: application/json'`,
    `  --data ${quoted(JSON.stringify(body, undefined, 2))}`,
  ].join(' \\\n');
}

/** In single quotes nothing means anything to the shell, except a single quote. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
