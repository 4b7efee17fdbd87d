/** What the recorder hands out is run as people run it: in a shell, and as a program against a region. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, type OperationId, type Path, type Reply } from '#shared/contract/catalogue.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { addressOf, bodyOf, methodOf, variablesOf, type ApiCall } from '#web/recorder/api-call.ts';
import { asCurl } from '#web/recorder/as-curl.ts';
import { asHttpFile } from '#web/recorder/as-http-file.ts';
import { asScript } from '#web/recorder/as-script.ts';
import { recordOf } from '#web/recorder/recorder.ts';
import { startRegion, startUpstream, type TestRegion } from './test-console.ts';

const run = promisify(execFile);

let folder: string;
let region: TestRegion;
let token: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-recorded-'));
  region = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  const { clientId, clientSecret } = region.accounts;
  const answer = await fetch(`${region.baseUrl}/iam/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(async () => {
  await region.close();
  rmSync(folder, { recursive: true });
});

/** Runs a script as Node does, with its settings in the environment. */
async function runScript(script: string, { name, baseUrl }: { name: string; baseUrl: string }, bearer = 'none') {
  const file = join(folder, 'calls.mts');
  writeFileSync(file, script);
  const { url, token: tokenName } = variablesOf({ region: name });
  const env = { ...process.env, [url]: baseUrl, [tokenName]: bearer };
  const loader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
  await run(process.execPath, ['--import', loader, file], { env });
}

/** As strict as can be; rejects with what the compiler says. */
async function checkTypes(script: string) {
  const file = join(folder, 'typed.mts');
  writeFileSync(file, script);
  const modern = ['--target', 'es2022', '--module', 'nodenext', '--typeRoots', resolve('node_modules/@types')];
  const strict = [
    '--noEmit',
    '--strict',
    '--noUncheckedIndexedAccess',
    '--exactOptionalPropertyTypes',
    '--types',
    'node',
  ];
  await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...modern, ...strict, file], {
    cwd: folder,
  });
}

/** Sends a call to the region and answers what the recorder keeps of it, and the reply. */
async function recorded<Id extends OperationId>(operation: Id, args: ApiCall['args'], key: number) {
  const call = { region: region.name, operation, args };
  const answer = await fetch(region.baseUrl + addressOf(call), {
    method: methodOf(call),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: args.body === undefined ? null : JSON.stringify(args.body),
  });
  expect(answer.ok, `${operation} answered ${answer.status}`).toBe(true);
  const words = await answer.text();
  const reply = words === '' ? undefined : (JSON.parse(words) as Reply<Id>);
  return { kept: recordOf({ ...call, at: key, ms: 1, answer }, reply, key), reply };
}

async function rolesNamed(name: string): Promise<readonly string[]> {
  const { reply } = await recorded(
    'ListRolesSpace',
    { path: { spaceId: region.accounts.spaceId }, query: { name } },
    0,
  );
  return reply?.items.map(({ uuid }) => uuid) ?? [];
}

describe('a script of recorded calls', () => {
  it('does the same again with the ids that the region gives this time', async () => {
    const { spaceId } = region.accounts;
    const name = `it's "quoted" $(id) \`id\` \\ \${x}\u2028#1`;
    const permissions = await recorded('ListPermissionsSpace', { path: { spaceId }, page: { size: 50 } }, 1);
    const wanted = permissions.reply?.items.slice(0, 3).map(({ uuid }) => uuid) ?? [];
    const made = await recorded('CreateRoleSpace', { path: { spaceId }, body: { name, description: 'one' } }, 2);
    const roleUuid = made.reply?.uuid ?? '';
    const given = await recorded(
      'AddRolePermissionsSpace',
      { path: { spaceId, roleUuid }, body: { permissions: wanted } },
      3,
    );
    const renamed = await recorded('UpdateRoleSpace', { path: { spaceId, roleUuid }, body: { description: 'two' } }, 4);
    await recorded('DeleteRoleSpace', { path: { spaceId, roleUuid } }, 5);
    expect(await rolesNamed(name)).toEqual([]);

    await runScript(asScript([permissions.kept, made.kept, given.kept, renamed.kept]), region, token);

    const [again = '', ...others] = await rolesNamed(name);
    expect(others).toEqual([]);
    expect(again).not.toBe(roleUuid);
    const path = { spaceId, roleUuid: again };
    const held = await recorded('GetRolePermissionsSpace', { path }, 6);
    expect(held.reply?.items.map(({ uuid }) => uuid).sort()).toEqual([...wanted].sort());
    const role = await recorded('GetRoleSpace', { path }, 7);
    expect(role.reply?.description).toBe('two');
  });

  it('has a client of the operations called, which the compiler holds to their parameters', async () => {
    const path = { spaceId: region.accounts.spaceId, roleUuid: crypto.randomUUID() };
    const call = (operation: OperationId, args: ApiCall['args']) => ({ region: region.name, operation, args });
    const script = asScript([
      call('ListRolesSpace', { path: { spaceId: path.spaceId }, query: { name: 'one' }, page: { size: 50 } }),
      call('UpdateRoleSpace', { path, body: { description: 'two' } }),
    ]);
    expect(script).toContain(`await regions['eu-std-1'].UpdateRoleSpace({`);
    await checkTypes(script);
    await expect(checkTypes(script.replace(`, roleUuid: '${path.roleUuid}'`, ''))).rejects.toMatchObject({
      stdout: expect.stringContaining(`Property 'roleUuid' is missing`),
    });
  });

  it('ends at the first call that is refused', async () => {
    const path = { spaceId: region.accounts.spaceId, roleUuid: crypto.randomUUID() };
    const script = asScript([{ region: region.name, operation: 'GetRoleSpace', args: { path } }]);
    await expect(runScript(script, region, token)).rejects.toThrow(/answered 404/);
  });
});

/** Text that somebody chose to do harm, or that happens to. */
const hostile = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      `'`,
      `"`,
      '`',
      '\\',
      '\n',
      '\r\n',
      '$(id)',
      '${x}',
      '$HOME',
      '!!',
      '@file',
      '{{x}}',
      '\u2028',
      '*/',
    ),
    fc.constantFrom(`'; id #`, `\\'`, `"}`, '-d', '###', '`+id+`', '//', '%2F', '\t', '&', '__proto__', 'constructor'),
  )
  .chain((one) => fc.string({ unit: 'grapheme-ascii' }).map((other) => one + other))
  .filter((value) => !/^\.{0,2}$/.test(value));

const path = (operation: OperationId) =>
  fc.record(
    Object.fromEntries([...catalogue[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, hostile])),
  );

const hostileCall: fc.Arbitrary<ApiCall> = fc.oneof(
  fc.record({
    region: fc.constant('eu-std-1'),
    operation: fc.constant('UpdateRoleSpace' as const),
    args: fc.record({
      path: path('UpdateRoleSpace') as fc.Arbitrary<Path<'UpdateRoleSpace'>>,
      body: fc.dictionary(hostile, fc.oneof(hostile, fc.array(hostile), fc.jsonValue({ maxDepth: 2 })), {
        noNullPrototype: true,
      }),
    }),
  }),
  fc.record({
    region: fc.constant('eu-std-1'),
    operation: fc.constant('ListRolesSpace' as const),
    args: fc.record({ path: fc.record({ spaceId: hostile }), query: fc.record({ name: hostile }) }),
  }),
);

/** What an editor sends for an `.http` file: `###` begins a request, an empty line its body; `@` sets what is in braces. */
function requestsOf(file: string) {
  const [settings = '', ...blocks] = file.split(/^###.*\n/m);
  const variables = new Map(
    [...settings.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  return blocks.map((block) => {
    const text = block.replaceAll(/\{\{(.*?)\}\}/g, (_, name: string) => variables.get(name) ?? 'undefined');
    const [head = '', ...body] = text.trimEnd().split('\n\n');
    const [line = '', ...headers] = head.split('\n');
    return { line, headers, body: body.join('\n\n') };
  });
}

describe('whatever the names hold', () => {
  it('an editor sends just what was called, whatever it takes for a mark of its own', () => {
    fc.assert(
      fc.property(fc.array(hostileCall, { minLength: 1, maxLength: 5 }), (calls) => {
        const requests = requestsOf(asHttpFile(calls));
        expect(requests.map(({ line }) => line)).toEqual(
          calls.map((call) => `${methodOf(call)} https://api.eu-std-1.example.com${addressOf(call)}`),
        );
        for (const [index, { headers, body }] of requests.entries()) {
          const sent = bodyOf(calls[index] as ApiCall);
          expect(headers).toEqual([
            'Authorization: Bearer <token>',
            ...(sent === undefined ? [] : ['Content-Type: application/json']),
          ]);
          expect(body === '' ? undefined : JSON.stringify(JSON.parse(body))).toBe(sent && JSON.stringify(sent));
        }
      }),
    );
  });

  it('a shell reads the words that were meant', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostileCall, { minLength: 1, maxLength: 5 }), async (calls) => {
        // In the place of curl, what it would be given: each word and a zero byte, each command and one more.
        const shown = `curl() { printf '%s\\0' "$@"; printf '\\0'; }\n${asCurl(calls)}`;
        const { stdout } = await run('sh', ['-c', shown]);
        const expected = calls.map((call) => {
          const body = bodyOf(call);
          return [
            '--request',
            methodOf(call),
            `https://api.eu-std-1.example.com${addressOf(call)}`,
            '--header',
            'Authorization: Bearer <token>',
            ...(body === undefined
              ? []
              : ['--header', 'Content-Type: application/json', '--data-raw', JSON.stringify(body)]),
          ];
        });
        expect(stdout.split('\0\0').slice(0, -1)).toEqual(expected.map((words) => words.join('\0')));
      }),
      { numRuns: 60 },
    );
  });

  it('a script sends just what was called', async () => {
    const received: { readonly line: string; readonly body: string }[] = [];
    const note = async (request: IncomingMessage) => {
      received.push({ line: `${request.method} ${request.url}`, body: await text(request) });
    };
    const upstream = await startUpstream('eu-std-1', (request, response) => {
      note(request).then(
        () => response.end('{}'),
        () => response.destroy(),
      );
    });
    const calls = fc.sample(hostileCall, 150);
    await runScript(asScript(calls), upstream);
    await upstream.close();
    // A browser and Node write an apostrophe in a query in one more way.
    const plain = (line: string) => line.replaceAll('%27', `'`);
    expect(received.map(({ line }) => plain(line))).toEqual(
      calls.map((call) => plain(`${methodOf(call)} ${addressOf(call)}`)),
    );
    expect(received.map(({ body }) => body)).toEqual(
      calls.map((call) => (bodyOf(call) === undefined ? '' : JSON.stringify(bodyOf(call)))),
    );
  });
});
