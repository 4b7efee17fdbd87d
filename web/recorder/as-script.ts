import { operationTable } from 'virtual:operation-table';
import { answersSecret } from 'virtual:operation-secrets';
import { isUuid } from '#shared/contract/path.ts';
import { bodyOf, methodOf, parametersOf, regionsOf, variablesOf, type ApiCall, type Parameter } from './api-call.ts';
import type { GivenId } from './given-ids.ts';
import { scriptEnd } from './script-end.ts';
import { createNames, inTemplate, propertyName, quoted } from './typescript-text.ts';

/** A call with the ids that its answer gave, which are others when it is sent again. */
export interface ScriptedCall extends ApiCall {
  readonly gives?: readonly GivenId[];
}

/** An id of an earlier answer; declared in the script once something uses it. */
interface Variable extends GivenId {
  readonly name: string;
  isUsed: boolean;
}

/**
 * A TypeScript program that sends the calls again, one after the other, and ends at the first that is refused, with a client
 * of its own that has the operations called. What an earlier call of it made is called by the id that its own answer gives.
 */
export function asScript(calls: readonly ScriptedCall[]): string {
  const names = createNames();
  const known = new Map<string, Variable>();
  const written = calls.map((call, index) => {
    const text = callText(call, known);
    const variables = (call.gives ?? []).flatMap((given) => {
      if (known.has(given.value)) return [];
      const variable: Variable = { ...given, name: names(given.way, index + 1), isUsed: false };
      known.set(given.value, variable);
      return [variable];
    });
    return { call, text, variables };
  });
  const statements = written.map(({ call, text, variables }, index) => {
    const used = variables.filter(({ isUsed }) => isUsed);
    const answer = `answer${index + 1}`;
    return [
      ...notesOn(call),
      used.length === 0 ? `await ${text};` : `const ${answer} = await ${text};`,
      ...used.map(({ name, way }) => `const ${name} = textIn(${[answer, ...way.map(literal)].join(', ')});`),
    ].join('\n');
  });
  return [settingsOf(calls), ...statements, clientOf(calls), scriptEnd].join('\n\n');
}

function notesOn(call: ApiCall): readonly string[] {
  if (answersSecret.has(call.operation)) {
    return ['// Its answer holds a secret and was not recorded: later calls name what it made as it was then.'];
  }
  return call.args.ids === undefined
    ? []
    : ['// It was narrowed to some ids by a body, which fetch cannot send with GET: this answers the whole page.'];
}

function settingsOf(calls: readonly ApiCall[]): string {
  const regions = regionsOf(calls).map((region) => ({ region, ...variablesOf({ region }) }));
  const given = regions.map(({ url, token }) => `${url}=https://… ${token}=…`).join(' ');
  return [
    `// Node 22.18 or newer: ${given} node calls.mts`,
    'const regions = {',
    ...regions.map(
      ({ region, url, token }) =>
        `  ${propertyName(region)}: client(setting(${quoted(url)}), setting(${quoted(token)})),`,
    ),
    '};',
  ].join('\n');
}

/** The client for these calls: each operation with its parameters by name, as the contract has them. */
function clientOf(calls: readonly ApiCall[]): string {
  const operations = [...new Set(calls.map(({ operation }) => operation))];
  return [
    '/** A region of the contract, with the operations that are called above. */',
    'function client(url: string, token: string) {',
    '  return {',
    ...operations.map((operation) => {
      const [method, path] = operationTable[operation];
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => quoted(name));
      const given = names.length === 0 ? 'Given' : `Given<${names.join(' | ')}>`;
      return `    ${operation}: (given: ${given}) => send(url, token, ${quoted(method)}, ${quoted(path)}, given),`;
    }),
    '  };',
    '}',
  ].join('\n');
}

function callText(call: ApiCall, known: ReadonlyMap<string, Variable>): string {
  const body = methodOf(call) === 'GET' ? undefined : bodyOf(call);
  const path = Object.entries(call.args.path ?? {}).map(
    ([name, value]) => `${propertyName(name)}: ${use(known, value) ?? quoted(value)}`,
  );
  const query = parametersOf(call).map(([name, value]) => `${propertyName(name)}: ${parameter(value, known)}`);
  const members = [
    ...(path.length === 0 ? [] : [`path: { ${path.join(', ')} }`]),
    ...(query.length === 0 ? [] : [`query: { ${query.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: ${expression(body, known, '  ')}`]),
  ];
  const given = members.length === 0 ? '{}' : `{\n${members.map((member) => `  ${member},\n`).join('')}}`;
  return `regions[${quoted(call.region)}].${call.operation}(${given})`;
}

function use(known: ReadonlyMap<string, Variable>, value: string): string | undefined {
  const variable = known.get(value);
  if (variable !== undefined) variable.isUsed = true;
  return variable?.name;
}

/** Of a query: UUIDs in it, between commas too, may be ids of earlier answers. */
function parameter(value: Parameter, known: ReadonlyMap<string, Variable>): string {
  if (Array.isArray(value)) return `[${value.map((item: string) => parameter(item, known)).join(', ')}]`;
  if (typeof value !== 'string') return literal(value);
  const pieces = value.split(',').map((text) => ({ text, name: isUuid(text) ? use(known, text) : undefined }));
  const [only] = pieces;
  if (pieces.every(({ name }) => name === undefined)) return quoted(value);
  if (pieces.length === 1 && only?.name !== undefined) return only.name;
  return `\`${pieces.map(({ text, name }) => (name === undefined ? inTemplate(text) : `\${${name}}`)).join(',')}\``;
}

/** A value of JSON as an expression. */
function expression(value: unknown, known: ReadonlyMap<string, Variable>, indent: string): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return (isUuid(value) ? use(known, value) : undefined) ?? quoted(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${expression(item ?? null, known, inner)},\n`);
    return items.length === 0 ? '[]' : `[\n${items.join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return literal(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${inner}${propertyName(name)}: ${expression(member, known, inner)},\n`);
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}
