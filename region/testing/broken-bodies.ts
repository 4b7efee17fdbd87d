/** Bodies that break the schema of a row in one field each, for tests. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Operation } from '#shared/contract/operation.ts';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Pairs of a field and a body that is right but for this field, derived from the row's schema. */
export function* brokenBodies(row: Operation, right: object): Generator<[string, object]> {
  const schema = z.toJSONSchema(row.body?.schema ?? z.object(), { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  for (const [name, given] of Object.entries(schema.properties ?? {})) {
    const isNullable = given.anyOf?.some(({ type }) => type === 'null') === true;
    const field = isNullable ? (given.anyOf?.find(({ type }) => type !== 'null') ?? given) : given;
    if (schema.required?.includes(name)) {
      yield [name, Object.fromEntries(Object.entries(right).filter(([key]) => key !== name))];
    }
    for (const wrong of wrongValues(field)) {
      if (wrong !== null || !isNullable) yield [name, { ...right, [name]: wrong }];
    }
    for (const wrong of field.items === undefined ? [] : wrongValues(field.items)) {
      yield [`${name}[1]`, { ...right, [name]: [...validItems(right, name), wrong] }];
    }
  }
}

function* wrongValues(field: JsonSchema): Generator {
  yield null;
  yield field.type === 'string' ? 7 : 'text';
  if (field.minItems !== undefined) yield [];
  if (field.minLength !== undefined) yield '';
  if (field.maxLength !== undefined) yield 'a'.repeat(field.maxLength + 1);
  if (field.format !== undefined || field.pattern !== undefined || field.enum !== undefined) yield '?';
}

/** One right item to stand before the wrong one. */
function validItems(right: object, name: string): unknown[] {
  const given = (right as Record<string, unknown>)[name];
  return Array.isArray(given) && given.length > 0 ? given.slice(0, 1) : [randomUUID()];
}
