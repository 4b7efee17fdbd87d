/** The OpenAPI 3.1 document of the catalogue, for docs/openapi.json and for readers outside. */
import { z } from 'zod';
import { operations, type OperationId } from './catalogue.ts';
import type { Operation } from './operation.ts';
import { Problem, TokenError } from './problem.ts';

type Json = Record<string, unknown>;

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
  500: 'Server failure',
};

function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}

function parameters(row: Operation): Json[] {
  const path = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: pathParameterSchema(row, name as string),
  }));
  const fields = row.query === undefined ? {} : (jsonSchema(row.query)['properties'] as Record<string, Json>);
  const required = new Set(row.query === undefined ? [] : ((jsonSchema(row.query)['required'] as string[]) ?? []));
  const query = Object.entries(fields).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.has(name) ? { required: true } : {}),
    schema,
    ...(schema['type'] === 'array' ? { style: 'form', explode: true } : {}),
  }));
  const page = row.paging
    ? [
        {
          name: 'page[size]',
          in: 'query',
          schema: { type: 'integer', minimum: 1, maximum: row.paging.maximumSize, default: row.paging.defaultSize },
        },
        { name: 'page[nextToken]', in: 'query', schema: { type: 'string' } },
      ]
    : [];
  return [...path, ...query, ...page];
}

function pathParameterSchema(row: Operation, name: string): Json {
  if (name === 'subjectType') return { type: 'string', enum: ['users', 'serviceAccounts'] };
  if (name === 'nodePoolName' || name === 'objectType') return { type: 'string' };
  if (name === 'id' && row.service === 'compute') return { type: 'string', pattern: '^i-[0-9a-f]{8}$' };
  return { type: 'string', format: 'uuid' };
}

function responses(row: Operation): Json {
  const success = {
    description: statusTexts[row.success.status],
    ...(row.success.schema ? { content: { 'application/json': { schema: jsonSchema(row.success.schema) } } } : {}),
  };
  const errorShape = row.resource === 'tokens' && row.method === 'POST' ? 'TokenError' : 'Problem';
  const mediaType = errorShape === 'TokenError' ? 'application/json' : 'application/problem+json';
  const statuses = [...new Set([...row.errors, ...(row.errorsMore ?? [])])].sort((a, b) => a - b);
  const errors = statuses.map((status) => [
    status,
    {
      description: statusTexts[status] ?? 'Error',
      content: { [mediaType]: { schema: { $ref: `#/components/schemas/${errorShape}` } } },
    },
  ]);
  return { [row.success.status]: success, ...Object.fromEntries(errors) };
}

const security: Record<NonNullable<Operation['authentication']>, Json[]> = {
  bearer: [{ bearer: [] }],
  basic: [{ basic: [] }],
  basicOrForm: [{ basic: [] }, {}],
  none: [],
};

function operationObject(id: OperationId, row: Operation): Json {
  return {
    operationId: id,
    tags: [row.resource],
    ...(row.note ? { description: row.note } : {}),
    ...(row.deprecated ? { deprecated: true } : {}),
    parameters: parameters(row),
    ...(row.body
      ? {
          requestBody: {
            required: row.body.optional !== true,
            content: {
              [row.body.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
                schema: jsonSchema(row.body.schema),
              },
            },
          },
        }
      : {}),
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
      description: 'Written from the catalogue in shared/contract with `npm run openapi`.',
    },
    servers: [
      {
        url: 'https://api.{region}.{domain}',
        variables: { region: { default: 'eu-std-1' }, domain: { default: 'example.org' } },
      },
    ],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem), TokenError: jsonSchema(TokenError) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        basic: { type: 'http', scheme: 'basic' },
      },
    },
  };
}
