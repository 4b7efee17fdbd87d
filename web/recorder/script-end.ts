/** What every script ends with: how it is told its settings, sends a call and finds an id in an answer. */
export const scriptEnd = `function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(\`set \${name}\`);
  return value;
}

async function call(
  region: keyof typeof regions,
  method: string,
  address: string,
  body?: unknown,
): Promise<unknown> {
  const { url, token } = regions[region];
  const response = await fetch(url + address, {
    method,
    headers: {
      Authorization: \`Bearer \${token}\`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(\`\${method} \${address} answered \${response.status}: \${text}\`);
  return text === '' ? undefined : JSON.parse(text);
}

function textIn(answer: unknown, ...way: readonly (string | number)[]): string {
  let part = answer;
  for (const name of way) part = (part as Readonly<Record<string | number, unknown>> | undefined)?.[name];
  if (typeof part !== 'string') throw new Error(\`the answer has no text at \${way.join('.')}\`);
  return part;
}

export {};
`;
