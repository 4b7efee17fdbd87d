import { describe, expect, it } from 'vitest';
import { curlCommand } from './curl.ts';

const path = '/kubernetes/spaces/6f1c7a52-0000-4000-8000-000000000001/clusters';

describe('curlCommand', () => {
  it('names address and token as variables only', () => {
    expect(curlCommand({ method: 'POST', path, body: { name: 'prod' } })).toBe(
      [
        `curl -X POST "$BASE_URL${path}" \\`,
        `  -H "Authorization: Bearer $ACCESS_TOKEN" \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  --data '{\n  "name": "prod"\n}'`,
      ].join('\n'),
    );
  });

  it('lets nothing that was typed reach the shell', () => {
    const description = `It's "$HOME" \`id\` $(id); rm -rf`;
    const data = curlCommand({ method: 'POST', path, body: { description } }).split('--data ')[1] ?? '';
    expect(data).toContain(String.raw`It'\''s`);
    const unquoted = data.slice(1, -1).split(String.raw`'\''`);
    expect(unquoted.some((part) => part.includes("'"))).toBe(false);
    expect(JSON.parse(unquoted.join("'"))).toEqual({ description });
  });
});
