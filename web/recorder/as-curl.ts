import { addressOf, bodyOf, methodOf, placeholdersOf, regionsOf, variablesOf, type ApiCall } from './api-call.ts';

/** One word of a POSIX shell, whatever it holds. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Commands for a POSIX shell, one a call, after the two variables of each region that they need. */
export function asCurl(calls: readonly ApiCall[]): string {
  const settings = regionsOf(calls).flatMap((region) => {
    const { url, token } = variablesOf({ region });
    const placeholder = placeholdersOf({ region });
    return [`${url}=${quoted(placeholder.url)}`, `${token}=${quoted(placeholder.token)}`];
  });
  return [settings.join('\n'), ...calls.map(commandOf)].join('\n\n') + '\n';
}

/** The command alone. */
export function commandOf(call: ApiCall): string {
  const { url, token } = variablesOf(call);
  const body = bodyOf(call);
  return [
    `curl --request ${methodOf(call)} "$${url}"${quoted(addressOf(call))}`,
    `--header "Authorization: Bearer $${token}"`,
    ...(body === undefined
      ? []
      : [`--header 'Content-Type: application/json'`, `--data-raw ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
}
