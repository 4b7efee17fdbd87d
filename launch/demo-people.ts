/** The demo people, one of each region, as the demo file tells of them, and what their authenticator applications show. */
import { TOTP } from 'otpauth';
import { DemoFile } from '#shared/demo-file.ts';

/** Lines for a reader; none where no region has such a person. `file` is the content of demo.json, parsed. */
export function demoPeopleText(file: unknown, now: number): string[] {
  return DemoFile.parse(file).regions.flatMap(({ name, person }) => {
    if (person === undefined) return [];
    const code = new TOTP({ secret: person.totpSecret }).generate({ timestamp: now });
    return [
      `  ${name}  ${person.email}`,
      `  ${' '.repeat(name.length)}  password ${person.password}, code ${code.slice(0, 3)} ${code.slice(3)}`,
    ];
  });
}
