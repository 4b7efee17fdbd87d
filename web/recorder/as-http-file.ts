import { addressOf, bodyOf, methodOf, placeholdersOf, regionsOf, variablesOf, type ApiCall } from './api-call.ts';

/** An `.http` file, as editors send them: `###` between requests, variables in double braces. */
export function asHttpFile(calls: readonly ApiCall[]): string {
  const settings = regionsOf(calls).flatMap((region) => {
    const { url, token } = variablesOf({ region });
    const placeholder = placeholdersOf({ region });
    return [`@${url} = ${placeholder.url}`, `@${token} = ${placeholder.token}`];
  });
  return [settings.join('\n'), ...calls.map(requestOf)].join('\n\n') + '\n';
}

function requestOf(call: ApiCall): string {
  const { url, token } = variablesOf(call);
  const body = bodyOf(call);
  const lines = [
    `### ${call.operation}`,
    `${methodOf(call)} {{${url}}}${addressOf(call)}`,
    `Authorization: Bearer {{${token}}}`,
  ];
  if (body === undefined) return lines.join('\n');
  return [...lines, 'Content-Type: application/json', '', jsonOf(body)].join('\n');
}

/** JSON in which nothing is a variable of the file: braces meet in texts only. */
function jsonOf(body: unknown): string {
  return JSON.stringify(body, undefined, 2).replaceAll('{{', String.raw`\u007b\u007b`);
}
