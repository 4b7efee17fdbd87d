/** The sign-in page's words; the browser's languages or `ui_locales` (OpenID Connect) choose. */
import type { Proof } from './prove-person.ts';

export type Refusal = Exclude<Proof, { kind: 'proved' }> | { readonly kind: 'incomplete' };

export interface SignInWords {
  readonly title: (region: string) => string;
  readonly lead: string;
  readonly email: string;
  readonly password: string;
  readonly totp: string;
  readonly totpHint: string;
  readonly submit: string;
  readonly forgotten: string;
  readonly unknownTitle: string;
  readonly unknown: string;
  readonly refusal: (refusal: Refusal) => string;
}

const english: SignInWords = {
  title: (region) => `Sign in to ${region}`,
  lead: 'With your own account. The Portico console gets the rights that you have, and never sees your password.',
  email: 'E-mail address',
  password: 'Password',
  totp: 'Code of your authenticator application',
  totpHint: 'Six digits; each code works once.',
  submit: 'Sign in',
  forgotten: 'Forgotten your password or lost your device? Ask an administrator for a recovery link.',
  unknownTitle: 'This link does not lead anywhere',
  unknown: 'It was not made by the console of this region. Go back to the console and sign in from there.',
  refusal(refusal) {
    switch (refusal.kind) {
      case 'incomplete':
        return 'Fill in all three fields; the code has six digits.';
      case 'wrong':
        return 'Address, password or code is wrong. A code that was used already does not work again: wait for the next one.';
      case 'switchedOff':
        return 'An administrator has switched this account off. Ask one to switch it on.';
      case 'clockOff':
        return `The clock of the device with the application is about ${Math.abs(refusal.secondsOff)} seconds ${refusal.secondsOff > 0 ? 'fast' : 'slow'}. Set it right and enter a new code.`;
      default:
        return `Too many wrong attempts. Try again in ${minutes(refusal.retryInMilliseconds)} min.`;
    }
  },
};

const french: SignInWords = {
  title: (region) => `Se connecter à ${region}`,
  lead: 'Avec votre propre compte. La console Portico reçoit les droits que vous avez, et ne voit jamais votre mot de passe.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  totp: 'Code de votre application d’authentification',
  totpHint: 'Six chiffres ; chaque code ne sert qu’une fois.',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié ou appareil perdu ? Demandez un lien de récupération à un administrateur.',
  unknownTitle: 'Ce lien ne mène nulle part',
  unknown: 'Il ne vient pas de la console de cette région. Revenez à la console et connectez-vous depuis celle-ci.',
  refusal(refusal) {
    switch (refusal.kind) {
      case 'incomplete':
        return 'Remplissez les trois champs ; le code a six chiffres.';
      case 'wrong':
        return 'L’adresse, le mot de passe ou le code est faux. Un code déjà utilisé ne sert plus : attendez le suivant.';
      case 'switchedOff':
        return 'Un administrateur a désactivé ce compte. Demandez-lui de le réactiver.';
      case 'clockOff':
        return `L’horloge de l’appareil qui porte l’application ${refusal.secondsOff > 0 ? 'avance' : 'retarde'} d’environ ${Math.abs(refusal.secondsOff)} secondes. Mettez-la à l’heure et entrez un nouveau code.`;
      default:
        return `Trop d’essais faux. Réessayez dans ${minutes(refusal.retryInMilliseconds)} min.`;
    }
  },
};

function minutes(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 60_000));
}

export const signInWords = { en: english, fr: french };

export type SignInLanguage = keyof typeof signInWords;

export const signInLanguages = Object.keys(signInWords) as readonly SignInLanguage[];

/** The first of the given languages there are words in; English otherwise. Takes `ui_locales` or `Accept-Language`. */
export function languageOf(...given: readonly (string | undefined)[]): SignInLanguage {
  for (const tag of given.flatMap((list) => (list ?? '').split(/[\s,]+/))) {
    const [language] = tag.toLowerCase().split(/[-;]/);
    const known = signInLanguages.find((one) => one === language);
    if (known !== undefined) return known;
  }
  return 'en';
}
