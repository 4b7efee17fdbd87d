import { describe, expect, it } from 'vitest';
import { envFile, envFileName } from './env-file.ts';

const pair = { region: 'eu-std-1', name: 'deploy bot', clientId: 'b7f3', clientSecret: 'aZ0-._~' };

describe('envFile', () => {
  it('has one line for each value', () => {
    expect(envFile(pair)).toBe(
      '# Service account deploy bot in eu-std-1\nREGION=eu-std-1\nCLIENT_ID=b7f3\nCLIENT_SECRET=aZ0-._~\n',
    );
  });

  it('lets no name start a line of its own', () => {
    const lines = envFile({ ...pair, name: 'bot\nCLIENT_SECRET=stolen\u2028x\r' }).split('\n');
    expect(lines.filter((line) => line.startsWith('CLIENT_SECRET='))).toEqual(['CLIENT_SECRET=aZ0-._~']);
    expect(lines).toHaveLength(5);
  });

  it('quotes what a shell would read otherwise', () => {
    expect(envFile({ ...pair, clientSecret: "a'b $c" })).toContain(String.raw`CLIENT_SECRET='a'\''b $c'`);
  });
});

describe('envFileName', () => {
  it.each([
    ['deploy bot', 'deploy-bot.env'],
    ['../../etc/passwd', 'etc-passwd.env'],
    ['élan', 'e-lan.env'],
    ['…', 'service-account.env'],
  ])('of %j is %s', (name, file) => {
    expect(envFileName(name)).toBe(file);
  });
});
