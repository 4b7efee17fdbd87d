/** Messages that hand a link and its code over, apart from one another, in the language of whoever gets them. */
import type { useTranslations } from 'use-intl';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { languages, type Language } from '#shared/languages.ts';

export interface Handover {
  /** The words of `language`. */
  readonly t: ReturnType<typeof useTranslations<'handover'>>;
  readonly language: Language;
  /** Whose account it is. */
  readonly name: string;
  readonly region: string;
  readonly issued: RecoveryLink;
}

/** The message with the link; never with the code. */
export function linkMessage({ t, language, name, region, issued }: Handover): string {
  const until = untilText(language, issued.expiration);
  const paragraphs = [t('greeting', { name }), t('link', { region }), issued.link, t('once', { until })];
  return joined(issued.code === undefined ? paragraphs : [...paragraphs, t('codeFollows')]);
}

/** The message with the code, which does not hold the link; undefined where there is no code. */
export function codeMessage({ t, name, region, issued: { code } }: Handover): string | undefined {
  if (code === undefined) return undefined;
  return joined([t('greeting', { name }), t('code', { region }), code, t('keepCode')]);
}

function joined(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

/** In UTC and said so: nobody knows in which time zone the message is read. */
export function untilText(language: Language, expiration: string): string {
  const format = new Intl.DateTimeFormat(languages[language].tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(expiration))} UTC`;
}
