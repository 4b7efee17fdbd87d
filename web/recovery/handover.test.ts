import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import { handoverWords } from '#web/messages/handover-words.ts';
import { codeMessage, linkMessage } from './handover.ts';

const issued = {
  link: 'https://console.example/activation#flow=f&token=t',
  code: '123456',
  expiration: '2026-05-03T10:05:00.000Z',
};

describe.each(languageCodes)('the messages in %s', (language) => {
  const t = createTranslator({ locale: language, messages: handoverWords(language), namespace: 'handover' });
  const handover = { t, language, name: 'Ada Lovelace', region: 'eu-std-1', issued };

  it('keep link and code apart', () => {
    const withLink = linkMessage(handover);
    const withCode = codeMessage(handover);
    expect(withLink).toContain(issued.link);
    expect(withLink).not.toContain(issued.code);
    expect(withCode).toContain(issued.code);
    expect(withCode).not.toContain('activation#');
  });

  it('name person, region and the end in UTC', () => {
    expect(linkMessage(handover)).toMatch(/Ada Lovelace,[^]*eu-std-1[^]*2026[^]*10:05 UTC/);
  });

  it('say nothing of a code where there is none', () => {
    const { code: _, ...without } = issued;
    expect(codeMessage({ ...handover, issued: without })).toBeUndefined();
    expect(linkMessage({ ...handover, issued: without })).not.toMatch(/code/);
  });
});
