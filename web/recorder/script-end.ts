/** What every script ends with: how it is told its settings, sends a call and finds an id in an answer. */
export const scriptEnd = `/** What an operation is given. */
type Given<Name extends string = never> = {
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly body?: unknown;
} & ([Name] extends [never] ? unknown : { readonly path: Readonly<Record<Name, string>> });

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(\`set \${name}\`);
  return value;
}

async function send(
  url: string,
  token: string,
  method: string,
  path: string,
  { path: names = {}, query = {}, body }: Given & { readonly path?: Readonly<Record<string, string>> },
): Promise<unknown> {
  const place = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
  const search = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => \`\${encodeURIComponent(name)}=\${encodeURIComponent(one)}\`),
  );
  const address = search.length === 0 ? place : \`\${place}?\${search.join('&')}\`;
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
