import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractResolver } from './contract-resolver.ts';

interface Values {
  name: string;
  pools: { count: string }[];
}

const schema = z.object({ name: z.string().min(1), pools: z.array(z.object({ count: z.int().min(1) })) });
const resolver = contractResolver<Values, z.input<typeof schema>>({
  schema,
  toBody: ({ name, pools }) => ({ name, pools: pools.map(({ count }) => ({ count: Number(count) })) }),
  wordOf: (path, issue) => (issue.input === '' ? undefined : `${path}: wrong`),
});
const options = { fields: {}, shouldUseNativeValidation: false };

describe('contractResolver', () => {
  it('hands on the values of the form, not the body', async () => {
    const values = { name: 'a', pools: [{ count: '3' }] };
    expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  });

  it('puts the fault where the field is', async () => {
    const { errors } = await resolver({ name: 'a', pools: [{ count: '3' }, { count: '0' }] }, undefined, options);
    expect(errors).toMatchObject({ pools: [undefined, { count: { message: 'pools.1.count: wrong' } }] });
  });

  it('lets pass what the page leaves to the region', async () => {
    const values = { name: '', pools: [] };
    expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
  });
});
