/** The sign-in page's words. */
import type { PageLanguage } from '#region/page/page-looks.ts';
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
  totpHint: 'Six digits; each code works once. If you have lost the device: one of your recovery codes.',
  submit: 'Sign in',
  forgotten: 'Forgotten your password or lost your device? Ask an administrator for a recovery link.',
  unknownTitle: 'This link does not lead anywhere',
  unknown: 'It was not made by the console of this region. Go back to the console and sign in from there.',
  refusal(refusal) {
    switch (refusal.kind) {
      case 'incomplete':
        return 'Fill in all three fields; the code has six digits, a recovery code twelve.';
      case 'wrong':
        return 'Address, password or code is wrong. A code that was used already does not work again: wait for the next one.';
      case 'switchedOff':
        return 'An administrator has switched this account off. Ask one to switch it on.';
      case 'clockOff':
        return `The clock of the device with the application is about ${Math.abs(refusal.secondsOff)} seconds ${refusal.secondsOff > 0 ? 'fast' : 'slow'}. Set it right and enter a new code.`;
      default:
        return `Too many wrong attempts. Try again in ${minutes(refusal.retryInMilliseconds)} min.`;
    }
  },
};

const french: SignInWords = {
  title: (region) => `Se connecter à ${region}`,
  lead: 'Avec votre propre compte. La console Portico reçoit les droits que vous avez, et ne voit jamais votre mot de passe.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  totp: 'Code de votre application d’authentification',
  totpHint:
    'Six chiffres ; chaque code ne sert qu’une fois. Si vous avez perdu l’appareil : l’un de vos codes de récupération.',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié ou appareil perdu ? Demandez un lien de récupération à un administrateur.',
  unknownTitle: 'Ce lien ne mène nulle part',
  unknown: 'Il ne vient pas de la console de cette région. Revenez à la console et connectez-vous depuis celle-ci.',
  refusal(refusal) {
    switch (refusal.kind) {
      case 'incomplete':
        return 'Remplissez les trois champs ; le code a six chiffres, un code de récupération douze.';
      case 'wrong':
        return 'L’adresse, le mot de passe ou le code est incorrect. Un code déjà utilisé ne sert plus : attendez le suivant.';
      case 'switchedOff':
        return 'Un administrateur a désactivé ce compte. Demandez-lui de le réactiver.';
      case 'clockOff':
        return `L’horloge de l’appareil qui porte l’application ${refusal.secondsOff > 0 ? 'avance' : 'retarde'} d’environ ${Math.abs(refusal.secondsOff)} secondes. Mettez-la à l’heure et entrez un nouveau code.`;
      default:
        return `Trop d’essais infructueux. Réessayez dans ${minutes(refusal.retryInMilliseconds)} min.`;
    }
  },
};

const german: SignInWords = {
  title: (region) => `Bei ${region} anmelden`,
  lead: 'Mit Ihrem eigenen Konto. Die Konsole Portico erhält die Rechte, die Sie haben, und sieht Ihr Passwort nie.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  totp: 'Code Ihrer Authentifizierungs-App',
  totpHint:
    'Sechs Ziffern; jeder Code gilt nur einmal. Wenn Sie das Gerät verloren haben: einer Ihrer Wiederherstellungscodes.',
  submit: 'Anmelden',
  forgotten: 'Passwort vergessen oder Gerät verloren? Bitten Sie einen Administrator um einen Wiederherstellungslink.',
  unknownTitle: 'Dieser Link führt nirgendwohin',
  unknown: 'Er stammt nicht von der Konsole dieser Region. Gehen Sie zurück zur Konsole und melden Sie sich dort an.',
  refusal(refusal) {
    switch (refusal.kind) {
      case 'incomplete':
        return 'Füllen Sie alle drei Felder aus; der Code hat sechs Ziffern, ein Wiederherstellungscode zwölf.';
      case 'wrong':
        return 'Adresse, Passwort oder Code stimmt nicht. Ein bereits verwendeter Code gilt nicht noch einmal: Warten Sie auf den nächsten.';
      case 'switchedOff':
        return 'Ein Administrator hat dieses Konto deaktiviert. Bitten Sie darum, es wieder zu aktivieren.';
      case 'clockOff':
        return `Die Uhr des Geräts mit der App geht etwa ${Math.abs(refusal.secondsOff)} Sekunden ${refusal.secondsOff > 0 ? 'vor' : 'nach'}. Stellen Sie sie richtig und geben Sie einen neuen Code ein.`;
      default:
        return `Zu viele Fehlversuche. Versuchen Sie es in ${minutes(refusal.retryInMilliseconds)} Min. noch einmal.`;
    }
  },
};

function minutes(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 60_000));
}

export const signInWords: Readonly<Record<PageLanguage, SignInWords>> = { en: english, fr: french, de: german };
