import { expect, it } from 'vitest';
import { parseIds } from './resource-ids.ts';

it('takes ids apart however they are separated, each once', () => {
  const id = '5E3C1F52-7A0D-4B4E-9A53-0D3C7B1F9E11';
  expect(parseIds(` vpc-1,vpc-2;\r\n${id}\n\tVpc-1 ${id.toLowerCase()} vpc-1`)).toEqual([
    'vpc-1',
    'vpc-2',
    id.toLowerCase(),
    'Vpc-1',
  ]);
  expect(parseIds(' \n ')).toEqual([]);
});
