import { expect, it } from 'vitest';
import { dress, looksOf } from './dressed-page.ts';

it.each([
  [
    { cookie: 'portico-language=fr; portico-theme=dark', 'accept-language': 'en-GB' },
    { language: 'fr', theme: 'dark' },
  ],
  [{ 'accept-language': 'pt-BR,en;q=0.8,fr-CA;q=0.9,de;q=0' }, { language: 'fr', theme: undefined }],
  [
    { cookie: 'portico-language=xx; portico-theme=system', 'accept-language': 'pt' },
    { language: 'en', theme: undefined },
  ],
  [{ cookie: 'portico-language=toString; portico-theme="><script>' }, { language: 'en', theme: undefined }],
  [{}, { language: 'en', theme: undefined }],
])('what %j asks for is %j', (headers, looks) => {
  expect(looksOf({ headers })).toEqual(looks);
});

it('puts in what is given as it is', () => {
  const html = '<html lang="en"><head></head><div><!--outline--></div>';
  const paint = { links: '<link>', outline: "<p>$& $' $1</p>" };
  expect(dress(html, { language: 'fr', theme: 'dark' }, paint)).toBe(
    `<html lang="fr" data-theme="dark"><head><link></head><div><p>$& $' $1</p></div>`,
  );
  expect(dress(html, { language: 'en', theme: undefined }, undefined)).toBe('<html lang="en"><head></head><div></div>');
});
