/** What tools that read the OpenAPI document rely on, beyond what linters look at. */
import { expect, it } from 'vitest';
import { operations } from './catalogue.ts';
import { openApiDocument } from './openapi.ts';

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }[];
  readonly requestBody?: { readonly content: object };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

const { paths, tags, components } = openApiDocument() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly schemas: object };
};
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, ...operation })),
);

it('says of every operation what it does, under a tag that is explained', () => {
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(operations.map(([id]) => id).toSorted());
  const known = new Set(tags.map(({ name }) => name));
  for (const { operationId, summary, description, tags: own } of described) {
    expect([operationId, summary, description]).not.toContain('');
    expect(
      own.filter((tag) => known.has(tag)),
      operationId,
    ).toHaveLength(1);
  }
});

it('declares for everything in a space but reading it that the space may not be ready', () => {
  const without = described.filter(({ path, responses }) => path.includes('{spaceId}') && !('409' in responses));
  expect(without.map(({ operationId }) => operationId)).toEqual(['GetSpace']);
});

it('names no size of a page by default that nobody may ask for', () => {
  const sizes = described.flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'page[size]'));
  expect(sizes.length).toBeGreaterThan(20);
  for (const { schema } of sizes) {
    expect(Number(schema['default'] ?? 1)).toBeLessThanOrEqual(Number(schema['maximum']));
  }
  // Some lists give more to whoever asks for no page.
  expect(sizes.some(({ schema }) => !('default' in schema))).toBe(true);
});

it('has a model with a name for whatever is sent or answered', () => {
  const names = new Set(Object.keys(components.schemas));
  for (const name of ['User', 'Role', 'Cluster', 'NodePool', 'Operation']) expect(names).toContain(name);
  for (const { operationId, requestBody, responses } of described) {
    for (const content of [requestBody, ...Object.values(responses)].map((part) => part?.content)) {
      for (const media of Object.values(content ?? {})) {
        const { $ref = '' } = (media as { schema: { $ref?: string } }).schema;
        expect(names, operationId).toContain($ref.replace('#/components/schemas/', ''));
      }
    }
  }
});
