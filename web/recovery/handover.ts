/**
 * Messages that hand a link and its code over, apart from one another. In the language of whoever gets them, which need
 * not be that of whoever sends them: so they are no words of the page.
 */
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import type { Language } from '#web/messages/areas.ts';

export interface Handover {
  readonly language: Language;
  /** Whose account it is. */
  readonly name: string;
  readonly region: string;
  readonly issued: RecoveryLink;
}

/** The message with the link; never with the code. */
export function linkMessage({ language, name, region, issued }: Handover): string {
  const { link, code } = issued;
  const until = untilText(language, issued.expiration);
  const paragraphs = {
    en: [
      `Hello ${name},`,
      `this link opens the page on which you set up your password and your authenticator app for ${region}:`,
      link,
      `It works once, until ${until}. Open it yourself and do not forward this message.`,
      code === undefined ? '' : 'The page asks for a code of six digits, which you get on another way.',
    ],
    fr: [
      `Bonjour ${name},`,
      `ce lien ouvre la page où vous définirez votre mot de passe et votre application d’authentification pour ${region} :`,
      link,
      `Il sert une seule fois, jusqu’au ${until}. Ouvrez-le vous-même et ne transférez pas ce message.`,
      code === undefined ? '' : 'La page demande un code à six chiffres, que vous recevrez par une autre voie.',
    ],
  };
  return joined(paragraphs[language]);
}

/** The message with the code, which does not hold the link; undefined where there is no code. */
export function codeMessage({ language, name, region, issued: { code } }: Handover): string | undefined {
  if (code === undefined) return undefined;
  const paragraphs = {
    en: [
      `Hello ${name},`,
      `the code for the link you were sent for ${region} is:`,
      code,
      'Enter it only on the page that the link opens. Nobody will ask you for it otherwise.',
    ],
    fr: [
      `Bonjour ${name},`,
      `le code du lien qui vous a été envoyé pour ${region} est :`,
      code,
      'Saisissez-le uniquement sur la page ouverte par le lien. Personne ne vous le demandera autrement.',
    ],
  };
  return joined(paragraphs[language]);
}

function joined(paragraphs: readonly string[]): string {
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** In UTC and said so: nobody knows in which time zone the message is read. */
function untilText(language: Language, expiration: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(expiration))} UTC`;
}
