/** The shapes of the OpenAPI document: zod schemas as JSON Schema, with references to the models by name. */
import { z } from 'zod';
import { models } from './models.ts';

export type Json = Record<string, unknown>;

const names: ReadonlyMap<unknown, string> = new Map(
  models.flatMap(([name, , ...schemas]) => schemas.map((schema) => [schema, name])),
);

/** A reference to the model of this schema. Throws for a schema that has no name. */
export function reference(schema: z.ZodType): Json {
  const name = names.get(schema);
  if (name === undefined) throw new Error('a schema of the catalogue has no name in shared/contract/models.ts');
  return { $ref: `#/components/schemas/${name}` };
}

/** Every model by its name. Throws when schemas under one name differ. */
export function modelSchemas(): Record<string, Json> {
  return Object.fromEntries(
    models.map(([name, description, ...schemas]) => {
      const [first, ...others] = schemas.map((schema) => JSON.stringify(jsonSchema(schema)));
      if (others.some((other) => other !== first)) throw new Error(`schemas named ${name} differ`);
      return [name, { description, ...(JSON.parse(first ?? '{}') as Json) }];
    }),
  );
}

/** One schema; models within it become references. */
export function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: made }) {
      const inner: unknown = zodSchema;
      const name = names.get(inner);
      if (name !== undefined && inner !== schema) become(made, { $ref: `#/components/schemas/${name}` });
      else simplify(made);
    },
  }) as Json;
  return rest;
}

function become(made: Json, wanted: Json): void {
  for (const key of Object.keys(made)) delete made[key];
  Object.assign(made, wanted);
}

const formats = new Set(['uuid', 'email', 'date', 'date-time', 'uri']);

/** Leaves out what says nothing: patterns beside a format, bounds of all whole numbers, and that more fields may come. */
function simplify(made: Json): void {
  if (formats.has(String(made['format']))) delete made['pattern'];
  if (made['minimum'] === Number.MIN_SAFE_INTEGER) delete made['minimum'];
  if (made['maximum'] === Number.MAX_SAFE_INTEGER) delete made['maximum'];
  if (made['minimum'] === -(2 ** 31) && made['maximum'] === 2 ** 31 - 1)
    become(made, { type: 'integer', format: 'int32' });
  const more = made['additionalProperties'];
  if (typeof more === 'object' && more !== null && Object.keys(more).length === 0) delete made['additionalProperties'];
}
