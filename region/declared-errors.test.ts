/**
 * Every refusal that the OpenAPI document declares is one that the region gives. That it gives no other is held to by
 * its strict replies, in every test of the region.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#shared/contract/catalogue.ts';
import { declaredErrors, knowsAbsence, needsReadySpace } from '#shared/contract/declared-errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { addForeignOrganisation, callAs, type Call } from './testing/contract-call.ts';
import { fixtures } from './testing/contract-fixtures.ts';
import { startTestRegion, type TestRegion } from './testing/test-region.ts';
import type { RawRequest } from './testing/test-request.ts';

let region: TestRegion;
let strangerToken: string;
let foreign: Record<'organisationId' | 'spaceId', string>;
beforeAll(async () => {
  region = await startTestRegion();
  strangerToken = await region.tokenOf({ spaceId: region.seeded.spaceId });
  foreign = await addForeignOrganisation(region);
});
afterAll(() => region.close());

/** The specification lists these; they take an organisation that is gone, or two changes within one. */
const neverHere: Readonly<Partial<Record<OperationId, number>>> = {
  ListUserOrganisation: 404,
  ListServiceAccountOrganisation: 404,
  PatchUserStateOrganisation: 409,
};

type Provocation = readonly [given: Call, options?: RawRequest];

/** Calls of which one is answered with the status. */
async function* provocations(id: OperationId, row: Operation, status: number): AsyncGenerator<Provocation> {
  const given: Call = await fixtures[id](region);
  const isForm = row.body?.encoding === 'form';
  const type = { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' };
  const headers = { ...type, ...(row.authentication !== undefined && { authorization: basic() }) };
  const withPath = (changes: object): Provocation => [{ ...given, path: { ...given.path, ...changes } }];
  const identifiers = Object.keys(given.path).filter((name) => /(id|uuid)$/i.test(name) || name === 'nodePoolName');
  switch (status) {
    case 400:
      for (const name of identifiers) yield withPath({ [name]: 'not-an-id' });
      yield [{ ...given, query: { ...given.query, 'page[size]': 0 } }];
      yield [{ ...given, query: {} }];
      yield [given, { body: isForm ? 'a=1&a=2' : '{', headers }];
      return;
    case 401:
      yield [given, isForm ? { headers: { ...type, authorization: 'Basic ?' } } : { token: undefined }];
      return;
    case 403:
      yield [given, { token: strangerToken }];
      yield withPath({ organisationId: foreign.organisationId });
      return;
    case 404:
      if (row.scope === 'space' && knowsAbsence(row)) yield withPath({ spaceId: randomUUID() });
      for (const name of identifiers) yield withPath({ [name]: name === 'id' ? 'i-00000000' : randomUUID() });
      yield withPath({ id: randomUUID() });
      yield [{ ...given, query: { email: 'nobody@example.org' } }];
      return;
    case 409: {
      if (needsReadySpace(row)) {
        yield withPath({ spaceId: await unreadySpace() });
        return;
      }
      // What another has: its name or address.
      const other: Call = await fixtures[id](region);
      await callAs(region, id, other);
      yield [{ ...given, ...(other.body && { body: other.body }) }];
      return;
    }
    case 413:
      yield [given, { body: 'x'.repeat(1024 * 1024 + 1), headers }];
      return;
  }
}

function basic(): string {
  const { clientId, clientSecret = '' } = region.seeded;
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
}

async function unreadySpace(): Promise<string> {
  const path = { organisationId: region.seeded.organisationId };
  const body = { name: 'young', description: 'Not ready yet' };
  return (await region.admin('CreateSpace', { path, body })).reply.id;
}

describe.each(operations)('%s', (id, row) => {
  // An unexpected failure can come from anywhere, and is provoked elsewhere.
  const declared = declaredErrors(row).filter((status) => status !== 500 && status !== neverHere[id]);
  it.runIf(declared.length > 0)(`answers ${declared.join(', ')}`, async () => {
    const answered = new Set<number>();
    for (const status of declared) {
      for await (const [given, options] of provocations(id, row, status)) {
        answered.add((await callAs(region, id, given, options)).status);
        if (answered.has(status)) break;
      }
    }
    expect(declared.filter((status) => !answered.has(status))).toEqual([]);
    expect([...answered].filter((status) => status === 500)).toEqual([]);
  });
});

it('what is never answered here is what the specification lists', () => {
  for (const [id, row] of operations) {
    const status = neverHere[id];
    if (status !== undefined) expect([row.section === 'extra', row.errors.includes(status)]).toEqual([false, true]);
  }
});
