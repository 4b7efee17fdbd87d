/** The OpenAPI 3.1 document of the catalogue, for docs/openapi.json and for readers outside. */
import { operations, type OperationId } from './catalogue.ts';
import { declaredErrors, needsReadySpace } from './declared-errors.ts';
import { parametersOf } from './openapi-parameters.ts';
import { modelSchemas, reference, type Json } from './openapi-schemas.ts';
import type { Operation, Resource } from './operation.ts';

const statusTexts: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted; progress is read from the operation',
  204: 'Done, without a body',
  400: 'Invalid request',
  401: 'Missing or invalid token',
  403: 'The caller lacks the right',
  404: 'The addressed entity is absent',
  409: 'Conflict',
  413: 'The body is larger than 1 MiB',
  500: 'Server failure',
};

/** Every resource is a tag; the order is that of the document. */
const tags: Readonly<Record<Resource, string>> = {
  tokens: 'Access tokens, and what tells about them.',
  organisations: 'Customers.',
  spaces: 'Parts of an organisation that resources live in.',
  users: 'People of an organisation and of its spaces.',
  serviceAccounts: 'Accounts of programs.',
  roles: 'Named sets of permissions.',
  permissions: 'Rights to do one thing.',
  policies: 'Roles and permissions that a subject holds.',
  acls: 'Permissions on single resources.',
  accessRights: 'Who reaches what, and by which path.',
  clusters: 'Managed clusters.',
  nodePools: 'Workers of clusters, by size.',
  operations: 'Technical actions on clusters, and how far they are.',
  nodeProfiles: 'Sizes of nodes.',
  versions: 'Versions that a service offers.',
  vms: 'Virtual machines.',
  databaseClusters: 'PostgreSQL clusters.',
  backups: 'Backups of PostgreSQL clusters.',
  registries: 'Container registries.',
  secretInstances: 'Secret managers.',
};

function responses(row: Operation): Json {
  const { schema, status } = row.success;
  const success = {
    description: statusTexts[status],
    ...(schema && { content: { 'application/json': { schema: reference(schema) } } }),
  };
  const errors = declaredErrors(row).map((error) => [
    error,
    { $ref: `#/components/responses/${responseName(row, error)}` },
  ]);
  return { [status]: success, ...Object.fromEntries(errors) };
}

/** The token endpoints answer some refusals as OAuth wants them (schemas 2). */
function responseName(row: Operation, status: number): string {
  if (row.body?.encoding === 'form' && (status === 400 || status === 401)) return `Token${status}`;
  return status === 409 && needsReadySpace(row) ? 'Problem409OrUnready' : `Problem${status}`;
}

function sharedResponses(): Json {
  const made: Record<string, Json> = {};
  for (const status of new Set(operations.flatMap(([, row]) => declaredErrors(row)))) {
    made[`Problem${status}`] = errorResponse(statusTexts[status] ?? 'Refused', 'application/problem+json', 'Problem');
  }
  made['Problem409OrUnready'] = errorResponse(
    'Conflict: the space is not READY, or the state of the entity forbids it',
    'application/problem+json',
    'Problem',
  );
  made['Token400'] = errorResponse('Invalid request', 'application/json', 'TokenError');
  made['Token401'] = errorResponse('The client did not prove who it is', 'application/json', 'TokenError');
  return made;
}

function errorResponse(description: string, mediaType: string, model: string): Json {
  return { description, content: { [mediaType]: { schema: { $ref: `#/components/schemas/${model}` } } } };
}

const security: Record<NonNullable<Operation['authentication']>, Json[]> = {
  bearer: [{ bearer: [] }],
  basic: [{ basic: [] }],
  basicOrForm: [{ basic: [] }, {}],
  none: [],
};

function summary({ summary, scope, sharedName }: Operation): string {
  return sharedName === undefined ? summary : `${summary} in ${scope === 'space' ? 'a space' : 'an organisation'}`;
}

/** What a reader should know beyond the summary: the row's note and what follows from its fields. */
function description(row: Operation): string {
  const names = row.permission === undefined ? [] : [row.permission].flat();
  const needs = {
    bearer: 'a valid token, and no permission',
    basic: 'client credentials',
    basicOrForm: 'client credentials',
    none: 'no token',
  };
  const needed =
    names.length > 0
      ? `the permission ${names.map((name) => `\`${name}\``).join(' or ')}`
      : needs[row.authentication ?? 'bearer'];
  const kind = row.kind === 'workerChange' ? '`AddWorker` or `RemoveWorker`' : `\`${row.kind ?? ''}\``;
  return [row.note, `Needs ${needed}.`, row.kind === undefined ? undefined : `Starts an operation of kind ${kind}.`]
    .filter((text) => text !== undefined)
    .join(' ');
}

function requestBody({ schema, optional, encoding }: NonNullable<Operation['body']>): Json {
  const mediaType = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: optional !== true, content: { [mediaType]: { schema: reference(schema) } } };
}

function operationObject(id: OperationId, row: Operation): Json {
  return {
    operationId: id,
    summary: summary(row),
    tags: [row.resource],
    description: description(row),
    ...(row.deprecated ? { deprecated: true } : {}),
    parameters: parametersOf(row),
    ...(row.body && { requestBody: requestBody(row.body) }),
    responses: responses(row),
    security: security[row.authentication ?? 'bearer'],
    'x-section': row.section,
    'x-scope': row.scope,
    ...(row.permission ? { 'x-permission': row.permission } : {}),
    ...(row.kind ? { 'x-operation-kind': row.kind } : {}),
    'x-provenance': row.provenance,
  };
}

/** The whole document as a plain object, in the order of the catalogue. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [id, row] of operations) {
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operationObject(id, row);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Identity, Access and Managed Cluster API',
      version: '1.0.0',
      description:
        'The operations that Portico calls and its embedded region answers. Written from the catalogue in shared/contract with `npm run openapi`.',
      contact: { name: 'Portico' },
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      {
        url: 'https://api.{region}.{domain}',
        description: 'One address for each region.',
        variables: { region: { default: 'eu-std-1' }, domain: { default: 'example.org' } },
      },
    ],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      schemas: modelSchemas(),
      responses: sharedResponses(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  };
}
